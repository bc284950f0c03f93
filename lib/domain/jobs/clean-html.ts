import { othersTurn } from "@/lib/others-turn"
import { Tokenizer } from "htmlparser2"
import { HtmlCleaner } from "./html-cleaner"

/** What stays of a description, or why there is none: it nests deeper than anybody could mean it, or would be too long. */
export type Cleaned = { html: string } | { refused: "too_deep" | "too_long" }

/** So many characters are looked at before others get their turn. */
const charactersInTurn = 32_768

/**
 * `html` made of nothing but the allowed tags (contract 1.6), with `mostBytes` at the most. Takes one pass, whose time
 * grows with the length alone. Every tag of the answer is closed and every text escaped, so that cleaning it again
 * changes nothing.
 */
export function cleanHtml(html: string, mostBytes = Infinity): Cleaned {
  return cleaning(html, mostBytes, Infinity).next().value as Cleaned
}

/** The same for text of any length: after each `turn` characters, others get their turn. */
export async function cleanHtmlInTurns(
  html: string,
  mostBytes = Infinity,
  turn = charactersInTurn,
): Promise<Cleaned> {
  const steps = cleaning(html, mostBytes, turn)
  let step = steps.next()
  while (!step.done) {
    await othersTurn()
    step = steps.next()
  }
  return step.value
}

function* cleaning(html: string, mostBytes: number, turn: number): Generator<void, Cleaned> {
  const cleaner = new HtmlCleaner(html, mostBytes)
  const tokenizer = new Tokenizer({ decodeEntities: true }, cleaner)
  for (let start = 0; start < html.length && !cleaner.refused(); start += turn) {
    if (start > 0) yield
    tokenizer.write(html.slice(start, start + turn))
  }
  tokenizer.end()
  const refused = cleaner.refused()
  if (refused) return { refused }
  const cleaned = cleaner.out.result()
  return Buffer.byteLength(cleaned) > mostBytes ? { refused: "too_long" } : { html: cleaned }
}
