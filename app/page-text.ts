import type { Metadata } from "next"
import type { Message } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { spokenLanguage } from "./spoken-language"

/** `message` in the language of the requested page. */
export async function pageText(message: Message): Promise<string> {
  return textOf(message, await spokenLanguage())
}

/** The metadata of a page with this title. */
export async function titled(title: Message): Promise<Metadata> {
  return { title: await pageText(title) }
}
