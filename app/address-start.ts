import { headers } from "next/headers"
import { employerHeader, employerPath } from "@/lib/api/dashboard/employer-path"

/** What the addresses of the present page's links begin with: the employer that its own address names, if any. */
export async function addressStart(): Promise<string> {
  const named = (await headers()).get(employerHeader)
  return named === null ? "" : employerPath(named)
}
