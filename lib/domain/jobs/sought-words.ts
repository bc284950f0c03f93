import type { Context } from "../context"
import { foldText } from "../folded-text"
import { placesOfWord, placesNearWord } from "../locations/places-of-word"
import type { JobSelection, SoughtWord } from "./job-selection"
import { isForgiving, nearTexts } from "./near-words"
import { visibleJobs } from "./visible-jobs"

/** How many words at most are corrected: each takes a search through the words of the employer's postings. */
const mostForgiven = 8

/**
 * `selection` with its term as words in any order, as the dashboard searches: each is in the title or reference, or
 * starts a word of a place. A word that none of the employer's postings has is replaced by its corrections for one
 * typing error. Without `q`, `selection` is unchanged.
 */
export async function soughtByWords<Selection extends Pick<JobSelection, "q">>(
  context: Context,
  selection: Selection,
): Promise<Selection & Pick<JobSelection, "words">> {
  const typed = wordsOf(selection.q ?? "")
  if (typed.length === 0) return { ...selection, q: selection.q === null ? null : foldText(selection.q) }
  // The next word may be mistyped, so the known words are read in the background.
  context.stores.jobSelections.knownWords(visibleJobs(context)).catch(() => undefined)
  const own = await context.stores.locations.ownPlaces(context.employer.id)
  const asTyped = typed.map((word) => ({ texts: [word], locationIds: placesOfWord(word, own) }))
  const words = (await isFound(context, asTyped)) ? asTyped : await forgiven(context, asTyped, own)
  const [only, ...more] = words
  // A single word that is not part of a place is searched for as the list always has.
  if (only && more.length === 0 && only.texts.length === 1 && only.locationIds.length === 0)
    return { ...selection, q: only.texts[0] as string }
  return { ...selection, q: null, words }
}

/** The words of `text`, folded and without duplicates; a part with only commas and semicolons is kept as it is. */
function wordsOf(text: string): string[] {
  const typed = foldText(text).split(/\s+/u).map(withoutMarks)
  return [...new Set(typed)].filter((word) => word !== "")
}

/** `word` without the commas and semicolons around it, as in a list of words; if nothing else is left, it is unchanged. */
function withoutMarks(word: string): string {
  let [from, to] = [0, word.length]
  while (from < to && isMark(word[from])) from++
  while (to > from && isMark(word[to - 1])) to--
  return word.slice(from, to) || word
}

function isMark(sign: string | undefined): boolean {
  return sign === "," || sign === ";"
}

function isFound(context: Context, words: SoughtWord[]): Promise<boolean> {
  return context.stores.jobSelections.isFound(visibleJobs(context), words)
}

async function forgiven(
  context: Context,
  words: SoughtWord[],
  own: Parameters<typeof placesOfWord>[1],
): Promise<SoughtWord[]> {
  let left = mostForgiven
  const corrected: SoughtWord[] = []
  for (const word of words) {
    const text = word.texts[0] as string
    const unknown = isForgiving(text) && left > 0 && (words.length === 1 || !(await isFound(context, [word])))
    if (!unknown) corrected.push(word)
    else {
      left--
      const known = await context.stores.jobSelections.knownWords(visibleJobs(context))
      const texts = nearTexts(text, known)
      const locationIds = placesNearWord(text, own)
      corrected.push(texts.length + locationIds.length > 0 ? { texts, locationIds } : word)
    }
  }
  return corrected
}
