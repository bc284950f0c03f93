import type { Metadata } from "next"
import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { nextPath } from "@/components/auth/next-path"
import { SignInForm, type SignInFormProps } from "@/components/auth/sign-in-form"
import { readPageSession } from "@/lib/identity/page-session"
import { noPasskeys } from "@/lib/identity/passkey-address"

export const metadata: Metadata = { title: "Sign in" }

type Props = { searchParams: Promise<{ next?: string | string[]; notice?: string | string[] }> }

export default async function SignInPage({ searchParams }: Props) {
  const { next: asked, notice } = await searchParams
  const next = nextPath(typeof asked === "string" ? asked : null)
  const { session, barred, refusal } = await readPageSession(await headers())
  if (session ?? barred) redirect(next)
  const passkeys = noPasskeys(await headers()) === null
  return <SignInForm next={next} notice={noticeOf(refusal, notice)} passkeys={passkeys} />
}

function noticeOf(refusal: string | null, notice: unknown): SignInFormProps["notice"] {
  if (refusal) return { tone: "warning", text: refusal }
  if (notice !== "new-password") return null
  return { tone: "success", text: "Your new password is set. Sign in with it." }
}
