import type { SoughtWord } from "@/lib/domain/jobs/job-selection"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Statement, Value } from "../engine/steps"
import { searchCondition, searchIndexed } from "./job-pages"

type Kind = "sqlite" | "postgresql"

/**
 * What a selection reads: `from` contains the table "jobs", and all conditions have to hold. With `found`, the rows come from
 * the search index, in no useful order.
 */
export type SoughtRows = { from: string; conditions: string[]; found: boolean }

/**
 * The rows of `jobs` in which every one of `words` is found; `$1` is the employer's id. Words that begin no place are looked up
 * in the search index together, and the result is checked for the places. If every word may be a place, the list is walked: to
 * its end, unless there are `many` such rows and some are enough.
 */
export function soughtRows(
  kind: Kind,
  among: VisibleJobs,
  words: readonly SoughtWord[],
  values: Value[],
  { many = false } = {},
): SoughtRows {
  const [first, ...others] = textSets(
    kind,
    among,
    words.filter(({ locationIds }) => locationIds.length === 0),
    values,
  )
  const named = words.filter(({ locationIds }) => locationIds.length > 0)
  const condition = first === undefined && !many ? inSets : byProbing
  const conditions = [
    ...others.map((set) => inSet(kind, set)),
    ...named.map((word) => condition(kind, among, word, values)),
  ]
  if (first === undefined) return { from: "jobs", conditions, found: false }
  return { from: foundFirst(kind, first), conditions, found: true }
}

/** The jobs whose ids `statement` returns as `found_id`. */
export function foundFirst(kind: Kind, statement: string): string {
  // Otherwise, PostgreSQL walks the list in its order until it has a page of what only a few postings have.
  return kind === "sqlite"
    ? `(${statement}) AS found CROSS JOIN jobs ON jobs.id = found.found_id`
    : `(SELECT found_id FROM (${statement}) AS each_found OFFSET 0) AS found JOIN jobs ON jobs.id = found.found_id`
}

/** The statement that returns a row if there is a job, of any status, in which every one of `words` is found. */
export function anyFound(kind: Kind, among: VisibleJobs, words: readonly SoughtWord[]): Statement {
  const values: Value[] = [among.employerId]
  const { from, conditions } = soughtRows(kind, among, words, values, { many: true })
  const all = [
    "jobs.employer_id = $1",
    ...(among.confidential ? [] : ["NOT jobs.confidential"]),
    ...conditions,
  ]
  return { text: `SELECT 1 AS found FROM ${from} WHERE ${all.join(" AND ")} LIMIT 1`, values, fresh: true }
}

/** The statements for the ids, as `found_id`, of the rows whose own text has every one of `words`; none if there is no word. */
function textSets(kind: Kind, among: VisibleJobs, words: readonly SoughtWord[], values: Value[]): string[] {
  const sought = words.filter(({ texts }) => texts.length > 0)
  if (sought.length === 0) return []
  const indexed = sought.map(({ texts }) =>
    texts.map((text) => searchIndexed(kind, among, { status: null, q: text })),
  )
  if (indexed.every((parts) => parts.every((part) => part !== null))) {
    // Words of one or two characters use a separate index.
    const matches = new Map<string, string[]>()
    for (const parts of indexed) {
      const either = parts.map((part) => `(${part?.values[1]})`).join(" OR ")
      const table = parts[0]?.text ?? ""
      matches.set(table, [...(matches.get(table) ?? []), `(${either})`])
    }
    return [...matches].map(([text, all]) => {
      const mark = `$${values.push(all.join(" AND "))}`
      return `SELECT rowid & 2147483647 AS found_id FROM ${text.replaceAll("$2", mark)}`
    })
  }
  const conditions = sought.map(
    ({ texts }) => `(${texts.map((text) => searchCondition(kind, text, values)).join(" OR ")})`,
  )
  return [`SELECT id AS found_id FROM jobs WHERE employer_id = $1 AND ${conditions.join(" AND ")}`]
}

/** That a row has the word or one of its places, when there are few rows: looks at each row's places. */
function byProbing(kind: Kind, among: VisibleJobs, word: SoughtWord, values: Value[]): string {
  const place = `EXISTS (SELECT 1 FROM job_locations AS named WHERE named.job_id = jobs.id AND ${isPlace(kind, word, values)})`
  const texts = textSets(kind, among, [word], values).map((set) => inSet(kind, set))
  return `(${[...texts, place].join(" OR ")})`
}

/** The same for all rows of a list: finds those with one of the places in one go. */
function inSets(kind: Kind, among: VisibleJobs, word: SoughtWord, values: Value[]): string {
  const place = `SELECT named.job_id AS found_id FROM job_locations AS named
    WHERE named.employer_id = $1 AND ${isPlace(kind, word, values)}`
  const sets = [place, ...textSets(kind, among, [word], values)]
  if (kind === "sqlite") return `(${sets.map((set) => inSet(kind, set)).join(" OR ")})`
  return inSet(kind, sets.join(" UNION ALL "))
}

/** Keeps SQLite from following the ids of the set instead of the list's order. */
export function inSet(kind: Kind, set: string): string {
  return `${kind === "sqlite" ? "+" : ""}jobs.id IN (${set})`
}

function isPlace(kind: Kind, { locationIds }: SoughtWord, values: Value[]): string {
  const mark = `$${values.push(JSON.stringify(locationIds))}`
  return kind === "sqlite"
    ? `named.location_id IN (SELECT value FROM json_each(${mark}))`
    : `named.location_id = ANY(ARRAY(SELECT json_array_elements_text(${mark}::json)::int))`
}
