import { type PlainText, type Sentence, sentenceAt } from "./plain-text"

/**
 * Words that a rule looks for, one sentence at a time. A sentence that `unless` matches is skipped, and so is one
 * that `also`, if set, does not match. With `withNext`, what excuses the words may also be in the next sentence.
 */
export type WordingPattern = {
  re: RegExp
  unless: RegExp | null
  also?: RegExp
  withNext?: boolean
  /** Whether matched words count, by their position in the sentence. */
  means?: (sentence: string, from: number, to: number) => boolean
}

/**
 * The words that were found, as the reader sees them, where they start in the text, and their sentence, in which they
 * start at `from`.
 */
export type FoundWords = {
  quote: string
  start: number
  sentence: string
  from: number
  sentenceIndex: number
}

/**
 * A pattern in which `‹` and `›` stand for the edges of a word: `\b` fails next to accented letters. Every repetition
 * has a limit, so that matching time only grows with the length of the text (`scripts/regular-expressions.test.ts`).
 */
export function wording(re: string, unless?: string): WordingPattern {
  return { re: wordRegExp(re), unless: unless === undefined ? null : wordRegExp(unless) }
}

/** A pattern for sentences with words of both kinds, in either order. */
export function wordingTogether(re: string, also: string): WordingPattern {
  return { re: wordRegExp(re), unless: null, also: wordRegExp(also) }
}

/** The regular expression for `source` with its word edges. */
export function wordRegExp(source: string, flags = "iu"): RegExp {
  const edged = source.replaceAll("‹", "(?<![\\p{L}\\p{N}])").replaceAll("›", "(?![\\p{L}\\p{N}])")
  return new RegExp(edged, flags)
}

/** The first words of `text` that count for one of `patterns`, sentence by sentence; null if there are none. */
export function findWording(text: PlainText, patterns: readonly WordingPattern[]): FoundWords | null {
  for (const pattern of patterns) {
    const found = findOne(text, pattern)
    if (found) return found
  }
  return null
}

/**
 * Most texts have no such words, so the whole text is searched first, and its sentences only from the first match on.
 * Even that is preceded by an expression that is twice as fast and may find more than the pattern does.
 */
function findOne(text: PlainText, pattern: WordingPattern): FoundWords | null {
  const { re, unless, also, withNext } = pattern
  if (mayMatch(re)?.test(text.lower) === false) return null
  const first = re.exec(text.text)
  if (!first) return null
  const sentences = text.sentences()
  for (let index = sentenceAt(sentences, first.index); index < sentences.length; index++) {
    const { text: sentence, start } = sentences[index] as Sentence
    const match = meantIn(sentence, pattern)
    if (!match || unless?.test(sentence) || also?.test(sentence) === false) continue
    if (withNext && unless?.test(sentences[index + 1]?.text ?? "")) continue
    const at = start + match.index
    const words = text.written.slice(at, at + match[0].length)
    const begins = at + words.length - words.trimStart().length
    return { quote: words.trim(), start: begins, sentence, from: match.index, sentenceIndex: index }
  }
  return null
}

/** The words before and after a match, no more than it takes to judge it: a sentence can be as long as the text. */
export function wordsAround(sentence: string, from: number, to: number): [before: string, after: string] {
  return [sentence.slice(Math.max(0, from - 120), from), sentence.slice(to, to + 120)]
}

/** The first match in a sentence that counts. */
function meantIn(sentence: string, { re, means }: WordingPattern): RegExpExecArray | null {
  if (!means) return re.exec(sentence)
  for (const match of sentence.matchAll(new RegExp(re.source, `${re.flags}g`)))
    if (means(sentence, match.index, match.index + match[0].length)) return match
  return null
}

const quickTests = new WeakMap<RegExp, RegExp | null>()

/**
 * An expression that finds everything in lower-case text that `re` does, and more: it ignores case, word edges and
 * anything else that must not be there. Null if there is none.
 */
function mayMatch(re: RegExp): RegExp | null {
  let quick = quickTests.get(re)
  if (quick !== undefined) return quick
  const literal = re.source.replace(/\\p\{[^}]*\}|\\./g, "")
  quick = literal === literal.toLowerCase() ? new RegExp(withoutRefusals(re.source), "u") : null
  quickTests.set(re, quick)
  return quick
}

/** `source` without its `(?!…)` and `(?<!…)`, each up to its closing bracket. */
function withoutRefusals(source: string): string {
  let kept = ""
  let depth = 0
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|\(\?<?!|[^]/g)) {
    const refuses = token.startsWith("(?") && token.endsWith("!")
    if (depth === 0 && !refuses) kept += token
    else if (refuses || token === "(") depth += 1
    else if (token === ")") depth -= 1
  }
  return kept
}
