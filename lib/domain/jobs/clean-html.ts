import { othersTurn } from "@/lib/others-turn"
import { Tokenizer } from "htmlparser2"
import { HtmlCleaner } from "./html-cleaner"

/** The cleaned description, or why there is none: it is nested deeper than any real text, or would be too long. */
export type Cleaned = { html: string } | { refused: "too_deep" | "too_long" }

/** How many characters are processed before other work gets a turn. */
const charactersInTurn = 32_768

/**
 * `html` with only the allowed tags (contract 1.6), at most `mostBytes` long. Takes one pass, in time that only grows
 * with the length. Every tag in the result is closed and all text escaped, so that cleaning it again changes nothing.
 */
export function cleanHtml(html: string, mostBytes = Infinity): Cleaned {
  return cleaning(html, mostBytes, Infinity).next().value as Cleaned
}

/** The same for text of any length: other work gets a turn after each `turn` characters. */
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

function* cleaning(given: string, mostBytes: number, turn: number): Generator<void, Cleaned> {
  const html = given.includes("--!>") ? withUsualCommentEnds(given) : given
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

/**
 * `html` with comments ended by `-->` where they end with `--!>`, which browsers take for an end as well and the tokenizer doesn't:
 * all text after it would be lost.
 */
function withUsualCommentEnds(html: string): string {
  const parts: string[] = []
  let [from, usual, unusual] = [0, 0, 0]
  for (;;) {
    const start = html.indexOf("<!--", from)
    if (start === -1) break
    // Each end is looked for once, so that many beginnings without one take no longer. `<!-->` is a whole comment.
    if (usual !== -1 && usual < start + 2) usual = html.indexOf("-->", start + 2)
    if (unusual !== -1 && unusual < start + 4) unusual = html.indexOf("--!>", start + 4)
    if (usual === -1 && unusual === -1) break
    const isUnusual = unusual !== -1 && (usual === -1 || unusual < usual)
    const end = isUnusual ? unusual + 4 : usual + 3
    parts.push(isUnusual ? `${html.slice(from, unusual)}-->` : html.slice(from, end))
    from = end
  }
  return parts.join("") + html.slice(from)
}
