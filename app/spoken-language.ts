import { headers } from "next/headers"
import { cache } from "react"
import { pageLanguage } from "@/lib/http/page-language"
import { pathHeader } from "@/lib/http/page-headers"
import type { Language } from "@/lib/messages/language"
import { pageSession } from "./(dashboard)/page-session"

/** The pages for which somebody has to be signed in, so that their session is read anyway. */
const dashboard = /^\/(jobs|settings)(\/|$)/

/**
 * The language of the page that is asked for, read once: on the dashboard what the person has chosen in their account; elsewhere, and
 * where they have chosen none, what was chosen in this browser, or what it asks for.
 */
export const spokenLanguage = cache(async (): Promise<Language> => {
  const sent = await headers()
  const { session } = dashboard.test(sent.get(pathHeader) ?? "") ? await pageSession() : { session: null }
  return session?.person.language ?? pageLanguage(sent)
})
