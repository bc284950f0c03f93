import compile from "icu-minify/compile"
import type { CompiledMessage } from "icu-minify/format"
import { english } from "./en/english"
import { type FindMessage, formatMessage } from "./format-message"
import { french } from "./fr/french"
import type { Language } from "./language"
import type { Message, MessageKey, MessageNoun } from "./message"
import { typeset } from "./typeset"

const catalogues = { en: english, fr: french }
const compiled = { en: new Map<MessageKey, CompiledMessage>(), fr: new Map<MessageKey, CompiledMessage>() }

/** `message` in the words of `language`. */
export function textOf(message: Message, language: Language): string {
  return formatMessage((key) => compiledMessage(key, language), language, message)
}

/** Finds every message in `language`; an unknown key is returned as it is. */
export function findIn(language: Language): FindMessage {
  return (key) => {
    const [noun, name] = key.split(".", 2) as [MessageNoun, string]
    return Object.hasOwn(catalogues[language][noun] ?? {}, name) ? compiledMessage(key, language) : key
  }
}

/** The messages of a language as a browser needs them: only these nouns, and already compiled. */
export type CompiledMessages = { readonly [Noun in MessageNoun]?: Readonly<Record<string, CompiledMessage>> }

/** The messages of `nouns` in `language`, for a page's browser. */
export function messagesFor(language: Language, nouns: readonly MessageNoun[]): CompiledMessages {
  return Object.fromEntries(
    nouns.map((noun) => [
      noun,
      Object.fromEntries(
        Object.keys(catalogues[language][noun]).map((name) => [
          name,
          compiledMessage(`${noun}.${name}` as MessageKey, language),
        ]),
      ),
    ]),
  )
}

/** Most messages are never used, so each is compiled when it is first needed. */
function compiledMessage(key: MessageKey, language: Language): CompiledMessage {
  const known = compiled[language].get(key)
  if (known !== undefined) return known
  const [noun, name] = key.split(".") as [MessageNoun, string]
  const text = (catalogues[language][noun] as Record<string, string>)[name] as string
  // The arms of a plural are in an object without a prototype, which React cannot pass to a browser.
  const made = structuredClone(compile(language === "fr" ? typeset(text) : text))
  compiled[language].set(key, made)
  return made
}
