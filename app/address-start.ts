import { headers } from "next/headers"
import { employerHeader, employerPath } from "@/lib/api/dashboard/employer-path"

/** The prefix of the links on the current page: the path of the employer that its URL names, or an empty string. */
export async function addressStart(): Promise<string> {
  const named = (await headers()).get(employerHeader)
  return named === null ? "" : employerPath(named)
}
