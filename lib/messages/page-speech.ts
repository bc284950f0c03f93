import { formatMessage } from "./format-message"
import type { Language } from "./language"
import type { Message } from "./message"
import type { CompiledMessages } from "./text-of"

type PageSpeech = { language: Language; messages: CompiledMessages }

/** Used until a page has loaded: a first page that failed completely could bring no messages. */
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

/** Stores the messages that the page in this browser came with, for texts outside components, such as a failed call. */
export function speakOnPage(speech: PageSpeech): void {
  onPage = speech
}

/** The messages that the page in this browser came with. */
export function messagesOnPage(): PageSpeech {
  return onPage
}

/** `message` in the page's language; it has to be in the noun `ui`, which every page has. */
export function inPageWords(message: Message): string {
  const { language, messages } = onPage
  return formatMessage((key) => messages.ui?.[key.slice("ui.".length)] ?? key, language, message)
}
