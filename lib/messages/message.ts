import type { english } from "./en/english"
import type { Language } from "./language"

type English = typeof english

/** A noun that messages are grouped by. */
export type MessageNoun = keyof English

/** The key of a message: `jobs.titleMissing`. */
export type MessageKey = { [Noun in MessageNoun]: `${Noun}.${keyof English[Noun] & string}` }[MessageNoun]

/** The value of a placeholder: a message is put into the same language, and of a text in every language, that one is used. */
export type MessageValue = string | number | Message | Readonly<Record<Language, string>>

/** Something to say to a person, in any language. It is plain data, so it can be sent as JSON. */
export type Message = { readonly key: MessageKey; readonly values?: Readonly<Record<string, MessageValue>> }

type TextOf<Key extends string> = Key extends `${infer Noun extends MessageNoun}.${infer Name}`
  ? Name extends keyof English[Noun]
    ? English[Noun][Name] & string
    : never
  : never

/** The words in braces of an ICU message that are names, as opposed to the arms of a plural, which contain spaces. */
type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Rest}`
  ? NameAtStart<Rest> | PlaceholderOf<Rest>
  : never
type NameAtStart<Rest extends string> = Rest extends `${infer Inside}}${string}`
  ? Named<Inside extends `${infer Name},${string}` ? Name : Inside>
  : never
type Named<Name extends string> = Name extends `${string} ${string}` | `#${string}` | "" ? never : Name

/** The values that the message with `Key` needs; empty if it has no placeholders. */
export type MessageArguments<Key extends MessageKey> = [PlaceholderOf<TextOf<Key>>] extends [never]
  ? []
  : [values: { readonly [Name in PlaceholderOf<TextOf<Key>>]: MessageValue }]

/** The tags of an ICU message, from its opening tags. */
type TagOf<Text extends string> = Text extends `${string}<${infer Rest}`
  ? (Rest extends `/${string}` ? never : Rest extends `${infer Name}>${string}` ? Name : never) | TagOf<Rest>
  : never

/** The values that the message with `Key` needs, where each of its tags is a function that makes an element of its contents. */
export type RichArguments<Key extends MessageKey, Make> = {
  readonly [Name in PlaceholderOf<TextOf<Key>>]: string | number
} & { readonly [Name in TagOf<TextOf<Key>>]: Make }

/** The message with `key`, to be put into words once the reader is known. */
export function say<Key extends MessageKey>(key: Key, ...[values]: MessageArguments<Key>): Message {
  return values === undefined ? { key } : { key, values }
}

/** Text that is only for the operator, in English. */
export function inEnglish(text: string): Message {
  return { key: "fields.text", values: { text } }
}

/** `message` as text, so that a schema's refusal can carry it. */
export function packMessage(message: Message): string {
  return JSON.stringify(message)
}

/** The message that `packMessage` turned into `text`; any other text becomes a message as it is. */
export function unpackMessage(text: string): Message {
  if (!text.startsWith('{"key":')) return inEnglish(text)
  return JSON.parse(text) as Message
}
