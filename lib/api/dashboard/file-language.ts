import * as z from "zod"
import { languages } from "@/lib/messages/language"
import { notOneOf } from "../fields"

/** The language of a downloaded file, in its address because a link sends no header. Null means the caller's language. */
export const fileLanguage = {
  language: z
    .enum(languages, { error: notOneOf("language", languages) })
    .nullable()
    .default(null),
}
