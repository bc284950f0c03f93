import type { Person } from "@/lib/domain/members/member"
import { isLanguage } from "@/lib/messages/language"

/** The columns of a user's row that make a person. */
export const personFields = { id: true, name: true, email: true, language: true } as const

type Row = { id: number; name: string; email: string; language: string | null }

/** A language stored by another version of the service, if unknown here, counts as none. */
export function toPerson({ id, name, email, language }: Row): Person {
  return { id, name, email, language: isLanguage(language) ? language : null }
}
