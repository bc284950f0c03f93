/** Where words are in a title. */
export type Span = { from: number; to: number }

/** Longer titles are not mended: each piece that goes takes time that grows with the whole. */
export const longestMended = 500

const between = /^\s?(?:[-–—,/|&+]|et|and|ou|or|à|to)?\s?$/iu
/** What only led to the words that go. */
const ledTo = /(?<![\p{L}\p{N}'’-])(?:à|au|aux|at|in|en|for|pour|from|dès|chez|near|près de)$/iu
/** What says nothing without the words that go. */
const needsNext =
  /(?<![\p{L}\p{N}])(?:de|du|des|of|the|la|le|les|et|and|ou|or|with|avec|by|par|un|une|an?)$|(?<!\p{L})[dl]['’]$|[&+]$/iu
const needsPrevious = /^\s?(?:(?:et|and|ou|or|par|per|de|du|of)(?!\p{L})|d['’]|[&+])|^[-'’/][\p{L}\p{N}]/iu
const separatorsFirst = /^[\s,:;|/·–—-]{1,9}/
const separatorsLast = /[\s,:;|/·–—-]{1,9}$/

/** `title` without the matches of `pattern`, and without what joined them to the rest; null if no clean title is left. */
export function titleWithout(title: string, pattern: RegExp): string | null {
  if (title.length > longestMended) return null
  const matches = title.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))
  const spans = [...matches].map(({ index, 0: words }) => ({ from: index, to: index + words.length }))
  return titleWithoutSpans(title, spans)
}

/** The same for words that were found in other ways; `spans` are in the order of the title. */
export function titleWithoutSpans(title: string, spans: readonly Span[]): string | null {
  let left: string | null = title
  for (const { from, to } of joinedSpans(title, spans).toReversed())
    left &&= joined(left.slice(0, from), left.slice(from, to), left.slice(to))
  if (left === null || left === title) return null
  const name = left.replace(/\([^()]*\)/g, "")
  return /\p{L}{3}/u.test(name) ? left : null
}

/** Spans that overlap, or have only a separator or an "or" between them, as one. */
export function joinedSpans(title: string, spans: readonly Span[]): Span[] {
  const all: Span[] = []
  for (const span of spans) {
    const last = all.at(-1)
    if (last && between.test(title.slice(last.to, span.from))) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

/** What is left when `words` go from between `left` and `right`; null if one of them needs words there. */
function joined(left: string, words: string, right: string): string | null {
  let before = left.trimEnd()
  let after = right.trimStart()
  if (/[\p{L}\p{N}]/u.test(words)) {
    before = before.replace(ledTo, "").trimEnd()
    if (needsNext.test(before) || needsPrevious.test(right)) return null
  }
  const opens = /[([]$/.test(before)
  if (opens && /^[)\]]/.test(after)) return joined(before.slice(0, -1), "", after.slice(1))
  if (/^[\s!?.]*$/.test(after)) after = ""
  if (before === "" || opens || separatorsLast.test(before)) after = after.replace(separatorsFirst, "")
  if (after === "") before = before.replace(/[\s([]{1,9}$/, "")
  if (after === "" || /^[([)\]]/.test(after)) before = before.replace(separatorsLast, "")
  if (before === "") after = after.replace(/^\p{Ll}(?=\p{Ll}*(?!\p{L}))/u, (letter) => letter.toUpperCase())
  const touches = before === "" || opens || /^(?:[,)\]]|$)/.test(after)
  return touches ? before + after : `${before} ${after}`
}
