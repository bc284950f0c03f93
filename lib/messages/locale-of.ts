import type { Language } from "./language"

/** The locale for numbers, dates and plurals. In a separate file, because every page needs it and few need the rest. */
export const localeOf: Record<Language, string> = { en: "en-CA", fr: "fr-CA" }
