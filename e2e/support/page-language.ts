import type { Page } from "@playwright/test"
import { english } from "@/lib/messages/en/english"
import { french } from "@/lib/messages/fr/french"
import type { Language } from "@/lib/messages/language"
import { typeset } from "@/lib/messages/typeset"
import { withoutChanges } from "./change-feed"
import { expect } from "./ui"

type Catalogue = Record<string, Record<string, string>>

/**
 * The messages of a catalogue that have no placeholders, as a page shows them; but for examples of addresses, codes of errors, and
 * the languages' own names.
 */
function messagesOf({ ui: { otherLanguage: _, ...ui } = {}, ...catalogue }: Catalogue): Set<string> {
  const all = Object.values({ ui, ...catalogue }).flatMap((messages) => Object.values(messages))
  const sentences = all.filter((text) => !/[{<]/.test(text) && !/^[a-z][^ ]*$/.test(text))
  return new Set(sentences.map((text) => plain(typeset(text))))
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}

const messages = { en: messagesOf(english), fr: messagesOf(french) }

/** Every text and every name on the page, each by itself, as well as all of it in one. */
async function shownOn(page: Page): Promise<{ each: string[]; all: string }> {
  const each = await page.evaluate(() => {
    const texts: string[] = [document.title.split(" · ")[0] ?? ""]
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
      // Base UI names the hidden button itself with which a screen reader closes a combobox.
      for (const element of document.querySelectorAll(`[${name}]:not([aria-label=Dismiss])`))
        if (!element.closest("[lang]:not(html)")) texts.push(element.getAttribute(name) ?? "")
    return texts
  })
  const texts = each.map(plain).filter((text) => text !== "")
  return { each: texts, all: texts.join("\n") }
}

/** The page says that it is in `language`, and nothing on it is in the other one. */
export async function expectLanguage(page: Page, language: Language, where = page.url()): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  const own = messages[language]
  const others = [...messages[language === "en" ? "fr" : "en"]].filter((text) => !own.has(text))
  const { each, all } = await shownOn(page)
  const shown = new Set(each)
  const wrong = others.filter((text) => shown.has(text) || (text.length > 16 && all.includes(text)))
  expect(wrong, `on ${where}`).toEqual([])
  // What nobody has given the page a message for is shown by its key.
  expect(each.filter((text) => /^[a-z][a-zA-Z]+\.[a-z][a-zA-Z]+$/.test(text))).toEqual([])
}

/** Shows the page at `path` as it stays: with what it asks for, and without what others change meanwhile. */
export async function settled(page: Page, path: string): Promise<void> {
  await withoutChanges(page)
  await page.goto(path)
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState("networkidle")
}
