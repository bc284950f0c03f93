import { foldText } from "../folded-text"
import { capitalized, placesInCapitals } from "./places-in-capitals"
import type { ReadPosting } from "./read-posting"
import { languageOfTitle } from "./title-language"
import { longestMended } from "./title-without"

const acronyms = new Set(
  "AEC AI AODA API ASP CA CAO CEO CFO CIUSSS CISSS CNESST CPA CPE DAO DEC DEP EMT ESL HVAC IA IT NICU OACIQ OIIAQ OSHA PAB QA SAAQ SAP SEO TI UX UI WHMIS".split(
    " ",
  ),
)
/** The French words of two to four letters that titles have; other short words may be acronyms. */
const shortWords = new Set(
  "a ai aide ans art arts au auto aux avec bar bas beau bien bois bon bras bus cafe cent chef chez cinq cle cles club code cour cru cuir dame dans data de dent des deux dix du eau eaux elle en est et ete fer fin fils film foin four gaz golf gros haut hors hote ici inc jeu jeux job joie jour juge la lait le les lieu lot lots loi lois main mais mer mere mi midi mini mois moto neuf non nord nos nous nuit oeil on onze or ou oui ouest page paie pain par parc paye peau pere plan plus poly pont porc port pose pour pre pres pret prix quai qui rang rue sac sage sang sans sec sel semi sept ses site six ski soin soir sol son sous spa sud sur sein taux taxi test tete the toit tole tour tous tout trad tri un une van velo vente vers vice vie vin vins voie vos vous vrac web zone".split(
    " ",
  ),
)
const endings = new Set(
  "e es ne nes le les se ses ve ves te tes ere eres iere ieres euse euses rice trice trices ive ives ienne ale".split(
    " ",
  ),
)
const smallInEnglish = new Set("OF THE AND FOR TO IN AT WITH BY FROM".split(" "))
const otherNames = ["Québec", "Montréal", "Canada", "Ontario"]
const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

/** A title in capitals as it would be written: in French, only names have capitals after the first word. */
export function calmTitle(posting: ReadPosting): string | null {
  const { written } = posting.title
  if (written.length > longestMended) return null
  const places = (posting.job.locations ?? []).map(({ description }) => description.split(",")[0] ?? "")
  const found = placesInCapitals(written, [...places, ...otherNames], startsPart)
  const language = languageOf(posting, found)
  if (language === "both") return null
  const calm = language === "fr" ? inFrench(posting, found) : inEnglish(written, found)
  return calm === written ? null : calm
}

/** « La Prairie » is French in an English title as well, so names don't count. */
function languageOf({ title: { written }, writtenIn, reachOf }: ReadPosting, places: Map<number, string>) {
  const withoutPlaces = written.replace(/\p{L}+/gu, (word, at: number) => (places.has(at) ? "" : word))
  const ofPosting = writtenIn() ?? (reachOf("QC")?.certain ? "fr" : null)
  return languageOfTitle(withoutPlaces) ?? ofPosting ?? languageOfTitle(written) ?? "en"
}

function inEnglish(written: string, places: Map<number, string>): string {
  return written.replace(/\p{Lu}+/gu, (word, at: number) => {
    const place = places.get(at)
    if (place !== undefined) return place
    if (at > 0 && smallInEnglish.has(word)) return word.toLowerCase()
    return word.length < 4 || isAcronym(word) ? word : capitalized(word)
  })
}

function inFrench({ title: { written }, job }: ReadPosting, places: Map<number, string>): string {
  const names = new Map(
    wordsOf(job.employer?.name ?? "")
      .filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
      .map((word) => [foldText(word), word]),
  )
  return written.replace(/\p{L}+/gu, (word, at: number) => {
    if (word !== word.toUpperCase()) return word
    const [before, after] = [written.slice(0, at), written.slice(at + word.length)]
    const place = places.get(at)
    if (place !== undefined) return place
    if (word.length === 1) return oneLetter(word, before, after)
    const isEnding = /\p{L}[(.·/-]$/u.test(before) && endings.has(foldText(word))
    if (isEnding) return word.toLowerCase()
    if (isAcronym(word) || mayBeAcronym(word)) return word
    const name = names.get(foldText(word))
    return startsPart(before) ? capitalized(name ?? word) : (name ?? word.toLowerCase())
  })
}

function startsPart(before: string): boolean {
  return /^[^\p{L}]*$|(?:\s[-–—(]|[|:])\s?$/u.test(before)
}

/** « L’ », « à », « préposé(e) » are words or endings; « classe A » and « H/F » are letters. */
function oneLetter(letter: string, before: string, after: string): string {
  const isWord = /^['’]/.test(after) || /\p{L}[(.·-]$/u.test(before)
  const isNamed = /(?:classe|niveau|type|groupe|catégorie|permis) $/iu.test(before)
  const isPreposition = /^[ÀAY]$/.test(letter) && before !== "" && !isNamed
  const isLower = isWord ? !startsPart(before) : isPreposition && before !== ""
  return isLower ? letter.toLowerCase() : letter
}

/** Letters that can't be read as a word, and those that are known. */
function isAcronym(word: string): boolean {
  const isSaint = /^STE?$/.test(word)
  return acronyms.has(word) || /^[IVX]+$/.test(word) || (!isSaint && !/[aeiouy]/.test(foldText(word)))
}

/** Few letters, none with an accent, that are no word of a title: "IGA", "OBNL". */
function mayBeAcronym(word: string): boolean {
  return /^[A-Z]{2,4}$/.test(word) && !/^STE?$/.test(word) && !shortWords.has(word.toLowerCase())
}
