import type { Person } from "@/lib/domain/members/member"
import { isLanguage } from "@/lib/messages/language"

/** What of a user's row makes a person. */
export const personFields = { id: true, name: true, email: true, language: true } as const

type Row = { id: number; name: string; email: string; language: string | null }

/** A language that another version of the service has stored is as none. */
export function toPerson({ id, name, email, language }: Row): Person {
  return { id, name, email, language: isLanguage(language) ? language : null }
}
