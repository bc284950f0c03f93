import { foldText } from "../folded-text"
import { nearWords } from "../jobs/near-words"
import { locationRecords } from "./location"

/** A place by its id, as it is described. */
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

/** What somebody may begin with who looks for `word`: "trois-rivieres" by itself and by "rivieres", "l'assomption" by "assomption" too. */
function beginnings(word: string): string[] {
  return [0, ...[...word.matchAll(/['-]/g)].map(({ index }) => index + 1)].map((start) => word.slice(start))
}

/** The ids of the places, of the reference data and `own`, in whose description a word begins with `word`: two characters at the least. */
export function placesOfWord(word: string, own: readonly DescribedPlace[]): number[] {
  if (word.length < 2) return []
  return placesWhere(own, (each) => each.startsWith(word))
}

/** The same for what one typed error makes of `word`. */
export function placesNearWord(word: string, own: readonly DescribedPlace[]): number[] {
  const known = new Set([...records, ...own.map(entryOf)].flatMap(({ words }) => words))
  const near = new Set(nearWords(word, known))
  return near.size === 0 ? [] : placesWhere(own, (each) => near.has(each))
}

function placesWhere(own: readonly DescribedPlace[], holds: (word: string) => boolean): number[] {
  return [...records, ...own.map(entryOf)].flatMap(({ id, words }) => (words.some(holds) ? [id] : []))
}
