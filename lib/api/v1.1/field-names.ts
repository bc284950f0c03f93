import * as z from "zod"
import { type Message, say } from "@/lib/messages/message"
import { accepting } from "../accepting"
import { because } from "../fields"

/** The query parameter `fields`: some of `names`, separated by commas; an empty list if it is left out or empty. */
export function fieldNames<const Name extends string>(names: readonly Name[]) {
  return accepting(
    z
      .string()
      .transform((value) => commaSeparated(value))
      .refine((asked) => asked.every((name) => (names as readonly string[]).includes(name)), {
        ...because({ code: "invalid", message: notListOf("fields", names) }),
      })
      .transform((asked) => asked as Name[]),
    z.array(z.enum(names)),
  ).default([])
}

/** The message that refuses a list with anything other than `values`. */
export function notListOf(name: string, values: readonly string[]): Message {
  return say("fields.notListOf", { name, values: values.join(", ") })
}

/** The parts of `value` between commas, trimmed and without empty ones. */
export function commaSeparated(value: string): string[] {
  return value
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
}
