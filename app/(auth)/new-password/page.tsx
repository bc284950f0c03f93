import type { Metadata } from "next"
import { IncompleteLink } from "@/components/auth/incomplete-link"
import { NewPasswordForm } from "@/components/auth/new-password-form"

export const metadata: Metadata = { title: "New password" }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

export default async function NewPasswordPage({ searchParams }: Props) {
  const { token } = await searchParams
  return typeof token === "string" && token !== "" ? <NewPasswordForm token={token} /> : <IncompleteLink />
}
