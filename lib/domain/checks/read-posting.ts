import type { Language } from "@/lib/messages/language"
import { volunteerType } from "../reference-data"
import type { EmployerFacts } from "./employer-facts"
import { hoursInText } from "./hours-in-text"
import type { Jurisdiction } from "./finding"
import type { JobToCheck } from "./job-to-check"
import { countLanguageWords, languageOfText, type TextLanguage, writtenLanguage } from "./language-of-text"
import { type PaidAs, payInText } from "./pay-in-text"
import { joinedText, type PlainText, plainText, textOfHtml } from "./plain-text"
import { countryWide, provinceOf, remoteWords } from "./places"
import { findWording } from "./wording-pattern"

/** Whether a province's rules apply to a posting: it names a place there, or the work may be done there. */
export type Reach = { certain: boolean; place: string }

/** A posting as the rules read it. Anything expensive is computed once, when a rule first asks. */
export type ReadPosting = {
  job: JobToCheck
  title: PlainText
  /** The description. */
  text: PlainText
  /** Whether the description is longer than what is read. */
  isCut: boolean
  /** The title and the description, each on its own line or lines. */
  whole: PlainText
  /** Whether it is paid work: volunteers have no pay to show. */
  isPaid: boolean
  hasPay: boolean
  reachOf: (province: Exclude<Jurisdiction, "CA">) => Reach | null
  /** Whether it says that the work can be done from anywhere. */
  isRemote: () => boolean
  language: () => TextLanguage
  /** The language for a sentence to add; null if the text is too short to tell. */
  writtenIn: () => Language | null
  /** The weekly hours, lowest and highest: what the text says, or else what is usual at the employer; null means unknown. */
  hoursPerWeek: () => readonly [number, number] | null
  /** Pay that the text states with its period. */
  payInText: () => PaidAs | null
}

/** How much of a description is read, as text and as HTML: other requests wait while a posting is checked. */
const mostRead = 100_000
const mostMarkup = 5 * mostRead

/** `job` as the rules read it. If an admin has said that the employer is federally regulated, no province's rules apply. */
export function readPosting(job: JobToCheck, facts: EmployerFacts): ReadPosting {
  const writtenTitle = job.title ?? ""
  const html = job.description ?? ""
  const shown = textOfHtml(html.slice(0, mostMarkup))
  const title = plainText(writtenTitle)
  const text = plainText(shown.slice(0, mostRead))
  const whole = joinedText(title, text)
  const regions = once(() => regionsOf(job))
  const counted = once(() => countLanguageWords(whole.text))
  const isRemote = once(() => findWording(whole, [remoteWords]) !== null)
  return {
    job,
    title,
    text,
    isCut: html.length > mostMarkup || shown.length > mostRead,
    whole,
    isPaid: job.positionType?.id !== volunteerType,
    hasPay: typeof job.salary?.amount === "number",
    reachOf: (province) =>
      facts.federallyRegulated === true
        ? null
        : (reach(regions(), province) ?? (province === "BC" && isRemote() ? reachFromHome(job) : null)),
    isRemote,
    language: once(() => job.language ?? languageOfText(counted())),
    writtenIn: once(() => job.language ?? writtenLanguage(counted())),
    hoursPerWeek: once(() => hoursInText(text.text) ?? usualHours(facts)),
    payInText: once(() => payInText(whole)),
  }
}

type Regions = { there: Map<string | null, string>; everywhere: string | null }

/** The first place in each province, and the first that is the whole country. */
function regionsOf({ locations }: JobToCheck): Regions {
  const there: Regions["there"] = new Map()
  let everywhere: string | null = null
  for (const { description } of locations ?? []) {
    const province = provinceOf(description)
    if (!there.has(province)) there.set(province, description)
    if (countryWide(description)) everywhere ??= description
  }
  return { there, everywhere }
}

function reach({ there, everywhere }: Regions, province: string): Reach | null {
  const place = there.get(province)
  if (place !== undefined) return { certain: true, place }
  return everywhere === null ? null : { certain: false, place: everywhere }
}

/** British Columbia's rules also apply to work elsewhere that a person who lives there may do. */
function reachFromHome({ locations }: JobToCheck): Reach {
  return { certain: false, place: locations?.[0]?.description ?? "" }
}

function usualHours({ hoursPerWeek }: EmployerFacts): readonly [number, number] | null {
  return hoursPerWeek === null ? null : [hoursPerWeek, hoursPerWeek]
}

function once<Value>(find: () => Value): () => Value {
  let found: { value: Value } | null = null
  return () => (found ??= { value: find() }).value
}
