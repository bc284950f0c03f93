import { french } from "./fr/french"
import { english } from "./en/english"
import type { Language } from "./language"
import { localeOf } from "./locale-of"
import { type Message, type MessageArguments, type MessageKey, say } from "./message"
import { textOf } from "./text-of"

/** How things are said in one language, on a page or in a file. */
export type Speaker = {
  /** For dates, numbers and money. */
  locale: string
  t: <Key extends MessageKey>(key: Key, ...values: MessageArguments<Key>) => string
  textOf: (message: Message) => string
  /** A name of the reference data, which is stored in English; any other name as it is. */
  nameOf: (name: string) => string
}

const names: Record<Language, Record<string, string>> = { en: english.names, fr: french.names }

/** Speaks `language` where there is no page. */
export function speakerOf(language: Language): Speaker {
  return {
    locale: localeOf[language],
    t: (key, ...values) => textOf(say(key, ...values), language),
    textOf: (message) => textOf(message, language),
    nameOf: (name) => names[language][name] ?? name,
  }
}
