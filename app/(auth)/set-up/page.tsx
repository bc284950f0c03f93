import type { Metadata } from "next"
import { SetUp } from "@/components/auth/set-up"

export const metadata: Metadata = { title: "Set up" }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function SetUpPage({ searchParams }: Props) {
  const { token } = await searchParams
  return <SetUp token={typeof token === "string" && token !== "" ? token : null} />
}
