import { headers } from "next/headers"
import { cache } from "react"
import { pageLanguage } from "@/lib/http/page-language"
import { pathHeader } from "@/lib/http/page-headers"
import type { Language } from "@/lib/messages/language"
import { pageSession } from "./(dashboard)/page-session"

/** The pages that require signing in, so their session is read anyway. */
const dashboard = /^\/(jobs|settings)(\/|$)/

/**
 * The language of the requested page, read once. On the dashboard, it's the one chosen in the person's account. Elsewhere, or if none was
 * chosen there, it's the one chosen in this browser, or else the one the browser asks for.
 */
export const spokenLanguage = cache(async (): Promise<Language> => {
  const sent = await headers()
  const { session } = dashboard.test(sent.get(pathHeader) ?? "") ? await pageSession() : { session: null }
  return session?.person.language ?? pageLanguage(sent)
})
