import type { Page } from "@playwright/test"
import compile from "icu-minify/compile"
import { english } from "@/lib/messages/en/english"
import { french } from "@/lib/messages/fr/french"
import type { Language } from "@/lib/messages/language"
import { typeset } from "@/lib/messages/typeset"
import { withoutChanges } from "./change-feed"
import { cutWords } from "./cut-words"
import { expect } from "./ui"

type Catalogue = Record<string, Record<string, string>>

/** A text this long shows on its own which language it is in. */
const telling = 12

/**
 * The messages of a catalogue as a page shows them, and for those with placeholders and tags the text between if it is long
 * enough; without sample addresses, error codes, and the languages' own names.
 */
function messagesOf({ ui: { otherLanguage: _, ...ui } = {}, ...catalogue }: Catalogue): Set<string> {
  const all = Object.values({ ui, ...catalogue }).flatMap((messages) => Object.values(messages))
  const sentences = all.filter((text) => !/[{<]/.test(text) && !/^[a-z][^ ]*$/.test(text))
  const others = all.filter((text) => /[{<]/.test(text))
  const parts = others.flatMap((text) => fixedParts(compile(typeset(text)))).map(plain)
  return new Set([
    ...sentences.map((text) => plain(typeset(text))),
    ...parts.filter((part) => part.length >= telling && /\p{L}{4}/u.test(part)),
  ])
}

/** The texts of a compiled message, which is a text or a list, in which a list is a placeholder or a named tag with its content. */
function fixedParts(message: unknown): string[] {
  if (typeof message === "string") return [message]
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown) => {
    if (typeof part === "string") return [part]
    const [, ...held] = Array.isArray(part) ? (part as unknown[]) : []
    return held.flatMap((each) =>
      typeof each === "object" && each !== null && !Array.isArray(each)
        ? Object.values(each).flatMap(fixedParts)
        : fixedParts([each]),
    )
  })
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

const messages = { en: messagesOf(english), fr: messagesOf(french) }

/** Every text and name on the page, each one separately and all joined. */
async function shownOn(page: Page): Promise<{ each: string[]; all: string }> {
  const each = await page.evaluate(() => {
    const about = document.querySelector<HTMLMetaElement>("meta[name=description]")?.content
    const texts: string[] = [document.title.split(" · ")[0] ?? "", about ?? ""]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest("script, style, code, pre, [lang]:not(html)")) continue
      texts.push(walker.currentNode.textContent ?? "")
    }
    const names = [
      "aria-label",
      "aria-description",
      "aria-placeholder",
      "title",
      "placeholder",
      "alt",
      "data-tooltip",
    ]
    for (const name of names)
      // Base UI itself labels the hidden button with which a screen reader closes a combobox.
      for (const element of document.querySelectorAll(`[${name}]:not([aria-label=Dismiss])`))
        if (!element.closest("[lang]:not(html)")) texts.push(element.getAttribute(name) ?? "")
    return texts
  })
  const texts = each.map(plain).filter((text) => text !== "")
  return { each: texts, all: texts.join("\n") }
}

/**
 * Checks that the page says it is in `language` and contains nothing in the other one. French is a third longer, so none of its
 * messages may be cut off either.
 */
export async function expectLanguage(page: Page, language: Language, where = page.url()): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  const own = [...messages[language]].join("\n")
  const others = [...messages[language === "en" ? "fr" : "en"]].filter((text) => !own.includes(text))
  const { each, all } = await shownOn(page)
  const shown = new Set(each)
  const wrong = others.filter((text) => shown.has(text) || (text.length >= telling && all.includes(text)))
  expect(wrong, `on ${where}`).toEqual([])
  // A message that the page was not given is shown by its key.
  expect(each.filter((text) => /^[a-z][a-zA-Z]+\.[a-z][a-zA-Z]+$/.test(text))).toEqual([])
  if (language === "en") return
  const cut = (await cutWords(page)).map(plain)
  const ofOurs = (text: string) =>
    text === "the page" ||
    messages.fr.has(text) ||
    [...messages.fr].some((part) => part.length >= telling && text.includes(part))
  expect(cut.filter(ofOurs), `cut off on ${where}`).toEqual([])
}

/** Shows the page at `path` in its final state: with the data it requests, and without later changes by others. */
export async function settled(page: Page, path: string): Promise<void> {
  await withoutChanges(page)
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState("networkidle")
}
