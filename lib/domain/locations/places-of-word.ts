import { foldText } from "../folded-text"
import { nearWords } from "../jobs/near-words"
import { locationRecords } from "./location"

/** A place by its id, with its description. */
export type DescribedPlace = { id: number; description: string }

type Entry = { id: number; words: string[] }

const records: Entry[] = locationRecords.map(entryOf)

function entryOf({ id, description }: DescribedPlace): Entry {
  return {
    id,
    words: foldText(description)
      .split(/[\s,()]+/u)
      .flatMap(beginnings),
  }
}

/** The starts by which `word` can be found: "trois-rivieres" also by "rivieres", "l'assomption" also by "assomption". */
function beginnings(word: string): string[] {
  return [0, ...[...word.matchAll(/['-]/g)].map(({ index }) => index + 1)].map((start) => word.slice(start))
}

/**
 * The ids of the places, in the reference data and `own`, with a word in their description that starts with `word`,
 * which needs at least two characters.
 */
export function placesOfWord(word: string, own: readonly DescribedPlace[]): number[] {
  if (word.length < 2) return []
  return placesWhere(own, (each) => each.startsWith(word))
}

/** The same for the corrections of one typing error in `word`. */
export function placesNearWord(word: string, own: readonly DescribedPlace[]): number[] {
  const known = new Set([...records, ...own.map(entryOf)].flatMap(({ words }) => words))
  const near = new Set(nearWords(word, known))
  return near.size === 0 ? [] : placesWhere(own, (each) => near.has(each))
}

function placesWhere(own: readonly DescribedPlace[], holds: (word: string) => boolean): number[] {
  return [...records, ...own.map(entryOf)].flatMap(({ id, words }) => (words.some(holds) ? [id] : []))
}
