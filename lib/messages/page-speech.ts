import { formatMessage } from "./format-message"
import type { Language } from "./language"
import type { Message } from "./message"
import type { CompiledMessages } from "./text-of"

type PageSpeech = { language: Language; messages: CompiledMessages }

/** As long as no page has come: of a first page that broke whole, which could bring nothing. */
let onPage: PageSpeech = {
  language: "en",
  messages: {
    ui: {
      brokenTitle: "Something went wrong on our side / Un problème est survenu de notre côté",
      brokenText: "",
      brokenReference: [["code", ""]],
      tryAgain: "Try again / Réessayer",
      toPostings: "Openings",
    },
  },
}

/** Remembers what the page in this browser brought along, for what no component says, such as that a call could not be made. */
export function speakOnPage(speech: PageSpeech): void {
  onPage = speech
}

/** What the page in this browser brought along. */
export function messagesOnPage(): PageSpeech {
  return onPage
}

/** `message` as the page in this browser speaks; one of the noun `ui`, which every page has. */
export function inPageWords(message: Message): string {
  const { language, messages } = onPage
  return formatMessage((key) => messages.ui?.[key.slice("ui.".length)] ?? key, language, message)
}
