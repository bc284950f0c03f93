import { foldText } from "../folded-text"
import type { ReadPosting } from "./read-posting"
import { longestMended } from "./title-without"

const acronyms = new Set(
  "AEC AI API ASP CA CAO CEO CFO CPA CPE CISSS CIUSSS DAO DEC DEP EMT ESL HVAC IA IT PAB QA SAAQ SAP SEO TI UX UI".split(
    " ",
  ),
)
const frenchShortWords = new Set("de du des la le les et en au aux pour chez avec".split(" "))
const frenchStems =
  /^(?:adjointe?|commis|prepose|technicien|infirmi|cuisini|serveu|vendeu|conseill|direct(?:eur|rice)|gerant|caissi|journali|soudeu|educat(?:eur|rice)|enseignant|ingenieur|charpentier|electricien|plombi|coordonnat|gestionnaire|ouvri|operat(?:eur|rice)|representant|secretaire|stagiaire|etudiant|mecanicien|livreu|gardien|menag|boulang|patissi|charge[es]?$|classe|niveau|permis)/
const otherNames = ["Québec", "Montréal", "Canada", "Ontario"]

/** A title in capitals as it would be written: in French, only names have capitals after the first word. */
export function calmTitle(posting: ReadPosting): string | null {
  const { written } = posting.title
  if (written.length > longestMended) return null
  const calm = isFrench(posting) ? inFrench(posting) : inEnglish(written)
  return calm === written ? null : calm
}

function isFrench(posting: ReadPosting): boolean {
  const { text } = posting.title
  const words = wordsOf(foldText(text))
  const isInFrench =
    /[ÀÂÇÈÉÊËÎÏÔÙÛŒ]|(?<!\p{L})[DL]'/iu.test(text) ||
    words.some((word) => frenchShortWords.has(word) || frenchStems.test(word))
  return isInFrench || (posting.writtenIn() ?? (posting.reachOf("QC")?.certain ? "fr" : "en")) === "fr"
}

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

function inEnglish(written: string): string {
  return written.replace(/\p{Lu}{4,}/gu, (word) => (isAcronym(word) ? word : capitalized(word)))
}

function inFrench({ title: { written }, job }: ReadPosting): string {
  const places = (job.locations ?? []).map(({ description }) => description.split(",")[0] ?? "")
  const names = new Map(
    [...places, job.employer?.name ?? "", ...otherNames]
      .flatMap(wordsOf)
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
      .map((word) => [foldText(word), word]),
  )
  return written.replace(/\p{L}+/gu, (word, at: number) => {
    if (word !== word.toUpperCase()) return word
    const [before, after] = [written.slice(0, at), written.slice(at + word.length)]
    if (word.length === 1) return oneLetter(word, before, after)
    if (isAcronym(word)) return word
    const isFirst = /^[^\p{L}]*$|(?:\s[-–—(]|[|:])\s?$/u.test(before)
    const isSaint =
      /(?<!\p{L})(?:ste?|sainte?)-$/iu.test(before) || /^(?:ste?|sainte?)-/i.test(word + after.charAt(0))
    if (isFirst || isSaint) return capitalized(names.get(foldText(word)) ?? word)
    return names.get(foldText(word)) ?? word.toLowerCase()
  })
}

/** « L’ », « à », « préposé(e) » are words or endings; « classe A » and « H/F » are letters. */
function oneLetter(letter: string, before: string, after: string): string {
  const isWord = /^['’]/.test(after) || /\p{L}[(.·-]$/u.test(before)
  const isNamed = /(?:classe|niveau|type|groupe|catégorie|permis) $/iu.test(before)
  const isPreposition = /^[ÀAY]$/.test(letter) && before !== "" && !isNamed
  return before !== "" && (isWord || isPreposition) ? letter.toLowerCase() : letter
}

/** Letters that can't be read as a word, and those that are known. */
function isAcronym(word: string): boolean {
  const isSaint = /^STE?$/.test(word)
  return acronyms.has(word) || /^[IVX]+$/.test(word) || (!isSaint && !/[aeiouy]/.test(foldText(word)))
}

function capitalized(word: string): string {
  return word.slice(0, 1) + (word === word.toUpperCase() ? word.slice(1).toLowerCase() : word.slice(1))
}
