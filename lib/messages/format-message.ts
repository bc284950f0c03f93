import format, { type CompiledMessage, type FormatValues } from "icu-minify/format"
import type { Language } from "./language"
import { localeOf } from "./locale-of"
import type { Message, MessageKey } from "./message"

/** Finds the compiled message for a key; the types make sure that every key exists. */
export type FindMessage = (key: MessageKey) => CompiledMessage

const kept = new Map<string, unknown>()

/** Creating one of these takes longer than everything else. */
function once<Made>(kind: string, args: readonly unknown[], make: () => Made): Made {
  const name = JSON.stringify([kind, ...args])
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as Made
}

const formatters = {
  getNumberFormat: (...args: ConstructorParameters<typeof Intl.NumberFormat>) =>
    once("number", args, () => new Intl.NumberFormat(...args)),
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) =>
    once("plural", args, () => new Intl.PluralRules(...args)),
  getDateTimeFormat: (...args: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    once("date", args, () => new Intl.DateTimeFormat(...args)),
}

/** `message` in `language`, with the messages from `find`. */
export function formatMessage(find: FindMessage, language: Language, { key, values }: Message): string {
  const compiled = find(key)
  if (typeof compiled === "string") return compiled
  const said = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    typeof value !== "object"
      ? value
      : "key" in value
        ? formatMessage(find, language, value)
        : value[language],
  ])
  return format(compiled, localeOf[language], Object.fromEntries(said), { formatters }) as string
}

/** The same with elements: each `<tag>` of the message becomes what the function with that name makes of its contents. */
export function formatRichMessage<Element>(
  find: FindMessage,
  language: Language,
  key: MessageKey,
  values: FormatValues<Element>,
): (string | Element)[] {
  const parts = format<Element>(find(key), localeOf[language], values, { formatters })
  return Array.isArray(parts) ? parts : [parts]
}
