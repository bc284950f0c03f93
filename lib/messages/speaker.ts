import { type FindMessage, formatMessage } from "./format-message"
import type { Language } from "./language"
import { localeOf } from "./locale-of"
import { type Message, type MessageArguments, type MessageKey, say } from "./message"

/** How things are said in one language, on a page or in a file. */
export type Speaker = ReturnType<typeof speakerWith>

/** A speaker of `language`, with the messages from `find`. */
export function speakerWith(find: FindMessage, language: Language) {
  return {
    /** For dates, numbers and money. */
    locale: localeOf[language],
    t: <Key extends MessageKey>(key: Key, ...values: MessageArguments<Key>) =>
      formatMessage(find, language, say(key, ...values)),
    textOf: (message: Message) => formatMessage(find, language, message),
    /** A name of the reference data, which is stored in English; any other name is returned as it is. */
    nameOf(name: string): string {
      const key = `names.${name}` as MessageKey
      const found = find(key)
      return typeof found === "string" && found !== key ? found : name
    },
  }
}
