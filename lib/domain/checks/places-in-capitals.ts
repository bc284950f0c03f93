import { foldText } from "../folded-text"
import { quebecTowns } from "./quebec-towns"

const words = /\p{L}+/gu
const joins = /^(?:[-'’ ]|\. ?)$/
const mostWords = 6

/** Compounds that are only written of places, and the words that stay small in them. */
const compounds =
  /(?<![\p{L}-])(?:saint|sainte|ste?|mont|lac|rivière|riviere|val|cap|baie|île|ile|pointe|ville|notre)-[\p{L}'’-]{2,60}/giu
const small = new Set("a au aux d de des du en et l la le les lès sur sous".split(" "))

const keyOf = (name: string) =>
  (foldText(name).match(words) ?? []).map((word) => word.replace(/^st(e?)$/, "saint$1")).join(" ")
const byKey = (names: readonly string[]) => new Map(names.map((name) => [keyOf(name), name]))
let towns: Map<string, string> | null = null

/**
 * The words of a title in capitals that name places, as they are written otherwise, by their position. Towns like "La
 * Conception" only count at the start of a part of the title: « aide à la conception ».
 */
export function placesInCapitals(
  written: string,
  own: readonly string[],
  startsPart: (before: string) => boolean,
): Map<number, string> {
  const found = new Map<number, string>()
  for (const { index, 0: compound } of written.matchAll(compounds))
    for (const { index: at, 0: word } of compound.matchAll(words))
      found.set(index + at, small.has(foldText(word)) ? word.toLowerCase() : capitalized(word))
  towns ??= byKey(quebecTowns)
  const known = byKey(own)
  const all = [...written.matchAll(words)]
  all.forEach((first, from) => {
    let name = ""
    for (let to = from; to < Math.min(all.length, from + mostWords); to++) {
      const [last, word] = [all[to - 1], all[to] as RegExpExecArray]
      if (to > from && last && !joins.test(written.slice(last.index + last[0].length, word.index))) return
      name += ` ${word[0]}`
      const key = keyOf(name)
      const town = towns?.get(key)
      const isPlain = town && (!/^L[ae]s? /.test(town) || startsPart(written.slice(0, first.index)))
      const place = known.get(key) ?? (isPlain ? town : undefined)
      place?.match(words)?.forEach((part, nth) => {
        const { index, 0: capitals } = all[from + nth] as RegExpExecArray
        found.set(index, foldText(part) === foldText(capitals) ? part : capitalized(capitals))
      })
    }
  })
  return found
}

export function capitalized(word: string): string {
  return word.slice(0, 1) + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1))
}
