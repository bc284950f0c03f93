import type { Language } from "./language"

/** Where numbers, dates and plurals follow the custom of. Every page needs it, and few what else there is of languages. */
export const localeOf: Record<Language, string> = { en: "en-CA", fr: "fr-CA" }
