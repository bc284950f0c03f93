import { type JobFields, type JobStatus, withOneAddress } from "@/lib/api/v1.1/job-form"
import { applicationFields, isOfApplication, type ToldField, toldFields } from "@/lib/api/v1.1/told-fields"
import type { JobAnswer } from "@/lib/queries/jobs"
import { fieldsOf } from "./form-fields"
import { sameValue } from "./unsaved-work"

/** What a posting contains on one side. */
export type Version = JobFields & { status: JobStatus }

/**
 * The parts that are kept from one side or the other: a field, or fields that only make sense together. Only the service changes the
 * publish date.
 */
export type PartName = Exclude<ToldField, "publishDate" | (typeof applicationFields)[number]> | "application"

const partNames: readonly PartName[] = [
  ...new Set(toldFields.map((field) => (isOfApplication(field) ? "application" : field))),
].filter((name) => name !== "publishDate")

function fieldsOfPart(name: PartName): readonly (keyof Version)[] {
  return name === "application" ? applicationFields : [name]
}

export function partLabel(name: PartName) {
  return `jobFields.${name === "application" ? "applicantRoutingType" : name}` as const
}

export type ConflictSide = "mine" | "theirs"

/** The parts that each side changed since their common version. If both made the same change, there is nothing to report. */
export type Comparison = { both: PartName[]; mine: PartName[]; theirs: PartName[] }

/** A posting that someone else saved while it was being edited here. */
export type Conflict = {
  before: Version
  mine: Version
  theirs: Version
  comparison: Comparison
  /** The description with the changes of both, if they changed different parts; otherwise null. */
  merged: string | null
  /** Who else changed it. */
  authors: string
}

/** The content of a stored posting. */
export function versionOf(job: JobAnswer): Version {
  return { ...fieldsOf(job), status: job.status }
}

export function compareVersions(before: Version, mine: Version, theirs: Version): Comparison {
  const comparison: Comparison = { both: [], mine: [], theirs: [] }
  for (const name of partNames) {
    const changedHere = !samePart(name, before, mine)
    const changedThere = !samePart(name, before, theirs)
    if (changedHere && changedThere && !samePart(name, mine, theirs)) comparison.both.push(name)
    else if (changedHere && !changedThere) comparison.mine.push(name)
    else if (changedThere && !changedHere) comparison.theirs.push(name)
  }
  return comparison
}

/** My version, with what only they changed and what was chosen of theirs. `merged` is the description for when both are kept. */
export function mergeVersions(
  mine: Version,
  theirs: Version,
  { both, theirs: theirsAlone }: Comparison,
  chosen: Partial<Record<PartName, ConflictSide | "both">>,
  merged: string | null = null,
): Version {
  const taken = [...theirsAlone, ...both.filter((name) => chosen[name] === "theirs")]
  const fields = taken.flatMap(fieldsOfPart)
  const description = chosen.description === "both" && merged !== null ? merged : mine.description
  return { ...mine, description, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
}

function samePart(name: PartName, one: Version, other: Version): boolean {
  const valuesOf = (version: Version) => {
    const shown = { ...version, ...withOneAddress(version) }
    return fieldsOfPart(name).map((field) => shown[field])
  }
  return sameValue(valuesOf(one), valuesOf(other))
}
