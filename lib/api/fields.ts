import * as z from "zod"
import { type CalendarDate } from "@/lib/calendar-date"
import { parseCalendarDate } from "@/lib/parse-calendar-date"
import { accepting } from "./accepting"
import { type Message, type MessageValue, packMessage, say } from "@/lib/messages/message"

/** A NUL, which PostgreSQL cannot store, or half of a surrogate pair, which is not a character (contract 1.4). */
const notText = /\0|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

const digits = /^\d+$/

/** The form of a day, with or without a time; the schema checks that the day exists. Blank means none. */
const dayForm = /^\s*$|^\s*\d{4}-\d{2}-\d{2}([Tt][\d:.,]+([Zz]|[+-][\d:]+)?)?\s*$/

/** A longer list is refused without reading its elements. */
const longestList = 100

type Refinement = { code: string; message: Message }

/** A refusal with a stable code next to its message. */
export function because({ code, message }: Refinement) {
  return { params: { code }, message: packMessage(message), abort: true }
}

/** The message for a missing value, or for a value of the wrong type. */
export function said(missing: Message, wrong: Message) {
  const [whenMissing, whenWrong] = [packMessage(missing), packMessage(wrong)]
  return (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? whenMissing : whenWrong
}

/** The message for a value that is not one of `values`. */
export function notOneOf(name: MessageValue, values: readonly (string | number)[]): string {
  return packMessage(say("fields.notOneOf", { name, values: values.join(", ") }))
}

/** Text of at most `most` code points. `name` starts the messages: "The title". */
export function text(name: Message, most: number | null, missing = say("fields.missing", { name })) {
  const plain = z
    .string({ error: said(missing, say("fields.notText", { name })) })
    .refine((value) => !notText.test(value), {
      ...because({ code: "invalid_characters", message: say("fields.invalidCharacters", { name }) }),
    })
  if (most === null) return plain
  return plain
    .refine((value) => [...value].length <= most || value.trim() === "", {
      ...because({ code: "too_long", message: say("fields.tooLong", { name, most }) }),
    })
    .meta({ maxLength: most })
}

/** Optional text: null, empty and blank all become null. Other text keeps its outer whitespace. */
export function optionalText(name: Message, most: number) {
  return text(name, most)
    .nullable()
    .transform((value) => (value === null || value.trim() === "" ? null : value))
}

/** True or false; null is false (contract 1.4). */
export function flag(name: MessageValue) {
  return z
    .boolean({ error: packMessage(say("fields.notFlag", { name })) })
    .nullable()
    .transform((value) => value ?? false)
}

/**
 * An id, as an integer or as a string of digits (contract 1.4); an empty or blank string means none. The document
 * only mentions the integer, since clients are generated from it.
 */
export function id(missing: Message) {
  const schema = z.preprocess(
    (value) => {
      if (typeof value !== "string") return value
      if (value.trim() === "") return null
      return digits.test(value) ? Number(value) : value
    },
    z.int({ error: said(missing, say("fields.idNotNumber")) }),
  )
  return accepting(schema, z.int())
}

/** An object that names something by its id. Anything that is not an object has no id. */
export function byId<Id extends z.ZodType>(schema: Id) {
  const holder = z.preprocess(
    (value) => (value === null ? {} : asObject(value, "id")),
    z.object({ id: schema }),
  )
  // The rules ask for an id that may be missing here, so that both give the same message.
  const needed: z.ZodType = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
  return accepting(holder, z.object({ id: needed }))
}

/**
 * A list of at most `most` elements. They are only validated if the list is short enough, because every element of an
 * endless list would be a separate problem.
 */
export function boundedList<Element extends z.ZodType>(
  element: Element,
  error: string | ((issue: { input?: unknown }) => string),
  most = longestList,
): z.ZodType<z.output<Element>[], z.input<Element>[]> {
  const schema: z.ZodType<z.output<Element>[]> = z
    .array(z.unknown(), { error })
    .refine((list) => list.length <= most, {
      ...because({ code: "too_many", message: say("fields.listTooLong", { most }) }),
    })
    .pipe(z.array(element))
  return accepting(schema, z.array(element)) as z.ZodType<z.output<Element>[], z.input<Element>[]>
}

/**
 * A list of objects. An endless list is refused before its elements are validated. `most` is for the document: how
 * many distinct elements the rules allow, since duplicates collapse.
 */
export function listOf<Element extends z.ZodType>(
  element: Element,
  key: string,
  missing: Message,
  wrong: Message,
  most = longestList,
) {
  const holder = z.unknown().transform((each) => asObject(each, key))
  const schema = boundedList(holder, said(missing, wrong)).pipe(z.array(element))
  return accepting(schema, z.array(element).min(1).max(most))
}

/** A day as `YYYY-MM-DD` or an ISO 8601 date-time; null, empty or blank is null. */
export function optionalDate(name: Message) {
  const schema = z
    .string({ error: packMessage(say("fields.notDate", { name })) })
    .nullable()
    .transform((value, context): CalendarDate | null => {
      const given = value?.trim() ?? ""
      const date = given === "" ? null : parseCalendarDate(given)
      if (given !== "" && date === null) {
        const message = packMessage(say("fields.noSuchDate", { name }))
        context.addIssue({ code: "custom", params: { code: "invalid_date" }, message, input: value })
      }
      return date
    })
  return accepting(schema, z.string().regex(dayForm).nullable())
}

/** A whole number in a query. */
export function wholeNumber(name: string, least: number, most: number) {
  const message = say("fields.notWholeNumber", { name, least, most })
  const schema = z
    .string()
    .refine((value) => /^\d{1,10}$/.test(value) && Number(value) >= least && Number(value) <= most, {
      ...because({ code: "invalid", message }),
    })
    .transform(Number)
  return accepting(schema, z.int().min(least).max(most))
}

/**
 * Wraps a value that is not an object, so that the problem is reported on the contract's field, `positionType.id`,
 * instead of its parent.
 */
function asObject(value: unknown, key: string): unknown {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
  return isObject || value === undefined ? value : { [key]: [] }
}
