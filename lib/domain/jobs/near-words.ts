/** A shorter word has too many neighbours, and a number's neighbour is another number. */
const forgiving = /^\p{L}{4,30}$/u

/** Words joined by hyphens and apostrophes, as in French: only a part that no posting contains is corrected. */
const joined = /^\p{L}+(?:['-]\p{L}+)+$/u
const longestJoined = 60

/** The most corrections of one word, since each is searched for. */
const mostCorrections = 24

/** Whether a typing error in `word`, already folded, is corrected. */
export function isForgiving(word: string): boolean {
  if (word.length > longestJoined || !joined.test(word)) return forgiving.test(word)
  return partsOf(word).some((part) => forgiving.test(part))
}

/** The corrections of one typing error in `word`, as `nearWords`; in joined words, one of them may have it. */
export function nearTexts(word: string, known: ReadonlySet<string>): string[] {
  if (!joined.test(word)) return nearWords(word, known)
  const parts = partsOf(word)
  const [at, ...more] = parts.flatMap((part, index) =>
    forgiving.test(part) && !known.has(part) ? [index] : [],
  )
  if (at === undefined || more.length > 0) return []
  return nearWords(parts[at] as string, known).map((near) => parts.with(at, near).join(""))
}

/** The words of a joined word, and what joins them. */
function partsOf(word: string): string[] {
  return word.split(/(['-])/)
}

/**
 * The words of `known` that differ from `word` by one letter added, removed or replaced, or by two neighbours
 * swapped; and those that start with such a word, since it may not be fully typed. At most 24, whole ones first.
 */
export function nearWords(word: string, known: Iterable<string>): string[] {
  const whole: string[] = []
  const begun: string[] = []
  for (const each of known) {
    if (each.length < word.length - 1 || each === word) continue
    const compared = commonStart(word, each)
    if (compared < 1 && !sameEnd(word, each)) continue
    if (differByOne(word, each)) whole.push(each)
    else if (compared > 0 && beginsWithNear(word, each)) begun.push(each)
  }
  return [...whole.sort(), ...begun.sort()].slice(0, mostCorrections)
}

function commonStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

function sameEnd(a: string, b: string): boolean {
  return a.at(-1) === b.at(-1)
}

function beginsWithNear(word: string, longer: string): boolean {
  return [0, 1, -1].some((more) => {
    const start = longer.slice(0, word.length + more)
    return start.length < longer.length && differByOne(word, start)
  })
}

/** Whether `a` and `b` are different, but only one typing error apart. */
function differByOne(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const start = commonStart(short, long)
  if (long.length === short.length) {
    if (start === short.length) return false
    const swapped = short[start] === long[start + 1] && short[start + 1] === long[start]
    return (
      short.slice(start + 1) === long.slice(start + 1) ||
      (swapped && short.slice(start + 2) === long.slice(start + 2))
    )
  }
  return long.length === short.length + 1 && short.slice(start) === long.slice(start + 1)
}
