import type { Metadata } from "next"
import { headers } from "next/headers"
import { pageLanguage } from "@/lib/http/page-language"
import type { Message } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"

/** `message` in the language of the page that is asked for. */
async function pageText(message: Message): Promise<string> {
  return textOf(message, pageLanguage(await headers()))
}

/** The metadata of a page with this title. */
export async function titled(title: Message): Promise<Metadata> {
  return { title: await pageText(title) }
}
