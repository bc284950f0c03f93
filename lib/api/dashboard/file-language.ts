import * as z from "zod"
import { languages } from "@/lib/messages/language"
import { notOneOf } from "../fields"

/** The language of a file that a link leads to, in its address: a link sends no header. Null: the caller's. */
export const fileLanguage = {
  language: z
    .enum(languages, { error: notOneOf("language", languages) })
    .nullable()
    .default(null),
}
