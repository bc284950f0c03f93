import { headers } from "next/headers"
import { redirect } from "next/navigation"
import { nextPath } from "@/components/auth/next-path"
import { SignInForm, type SignInFormProps } from "@/components/auth/sign-in-form"
import { readPageSession } from "@/lib/identity/page-session"
import { noPasskeys } from "@/lib/identity/passkey-address"
import type { Language } from "@/lib/messages/language"
import { type Message, say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { titled } from "@/app/page-text"
import { spokenLanguage } from "@/app/spoken-language"

export const generateMetadata = () => titled(say("signIn.pageTitle"))

type Props = { searchParams: Promise<{ next?: string | string[]; notice?: string | string[] }> }

export default async function SignInPage({ searchParams }: Props) {
  const { next: asked, notice } = await searchParams
  const next = nextPath(typeof asked === "string" ? asked : null)
  const { session, barred, refusal } = await readPageSession(await headers())
  if (session ?? barred) redirect(next)
  const passkeys = noPasskeys(await headers()) === null
  return (
    <SignInForm next={next} notice={noticeOf(refusal, notice, await spokenLanguage())} passkeys={passkeys} />
  )
}

function noticeOf(refusal: Message | null, notice: unknown, language: Language): SignInFormProps["notice"] {
  if (refusal) return { tone: "warning", text: textOf(refusal, language) }
  if (notice !== "new-password") return null
  return { tone: "success", text: textOf(say("signIn.newPasswordSet"), language) }
}
