import { type PlainText, type Sentence, sentenceAt } from "./plain-text"

/**
 * Words that a rule looks for, a sentence at a time; a sentence that `unless` matches is left alone, and one that `also` does
 * not match, where there is that. With `withNext`, what excuses the words may stand in the sentence after, too.
 */
export type WordingPattern = {
  re: RegExp
  unless: RegExp | null
  also?: RegExp
  withNext?: boolean
  /** Whether words that match are meant, by where they stand in their sentence. */
  means?: (sentence: string, from: number, to: number) => boolean
}

/** Words found: as the reader sees them, where they begin in the text, and the sentence that they stand in, from `from` on. */
export type FoundWords = {
  quote: string
  start: number
  sentence: string
  from: number
  sentenceIndex: number
}

/**
 * A pattern in which `‹` and `›` stand for the edges of a word: `\b` fails beside letters with accents. Every repetition has
 * a limit, so that the time it takes grows with the length of the text alone (`scripts/regular-expressions.test.ts`).
 */
export function wording(re: string, unless?: string): WordingPattern {
  return { re: wordRegExp(re), unless: unless === undefined ? null : wordRegExp(unless) }
}

/** A pattern that means sentences with words of both kinds, in whichever order. */
export function wordingTogether(re: string, also: string): WordingPattern {
  return { re: wordRegExp(re), unless: null, also: wordRegExp(also) }
}

/** The expression that `source` with its word edges makes. */
export function wordRegExp(source: string, flags = "iu"): RegExp {
  const edged = source.replaceAll("‹", "(?<![\\p{L}\\p{N}])").replaceAll("›", "(?![\\p{L}\\p{N}])")
  return new RegExp(edged, flags)
}

/** The first words of `text` that one of `patterns` means, sentence by sentence; null where there are none. */
export function findWording(text: PlainText, patterns: readonly WordingPattern[]): FoundWords | null {
  for (const pattern of patterns) {
    const found = findOne(text, pattern)
    if (found) return found
  }
  return null
}

/**
 * Most texts have no such words: the whole of it is searched first, and its sentences only from the first match on. Even that is done
 * by an expression that is twice as quick, which may find what the pattern itself does not mean.
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

/** The first match in a sentence that is meant. */
function meantIn(sentence: string, { re, means }: WordingPattern): RegExpExecArray | null {
  if (!means) return re.exec(sentence)
  for (const match of sentence.matchAll(new RegExp(re.source, `${re.flags}g`)))
    if (means(sentence, match.index, match.index + match[0].length)) return match
  return null
}

const quickTests = new WeakMap<RegExp, RegExp | null>()

/**
 * What finds all that `re` does in a text in lower case, and more: neither cases, edges of words nor anything else that must not
 * stand there are looked at. Null where there is none.
 */
function mayMatch(re: RegExp): RegExp | null {
  let quick = quickTests.get(re)
  if (quick !== undefined) return quick
  const literal = re.source.replace(/\\p\{[^}]*\}|\\./g, "")
  quick = literal === literal.toLowerCase() ? new RegExp(withoutRefusals(re.source), "u") : null
  quickTests.set(re, quick)
  return quick
}

/** `source` without its `(?!…)` and `(?<!…)`, each up to the bracket that closes it. */
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
