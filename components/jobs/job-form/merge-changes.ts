import { type JobFields, type JobStatus, withOneAddress } from "@/lib/api/v1.1/job-form"
import { applicationFields, isOfApplication, type ToldField, toldFields } from "@/lib/api/v1.1/told-fields"
import type { JobAnswer } from "@/lib/queries/jobs"
import { fieldsOf } from "./form-fields"
import { sameValue } from "./unsaved-work"

/** What one side wants a posting to say. */
export type Version = JobFields & { status: JobStatus }

/** What one side or the other is kept of: a field, or fields that mean something together alone. The service alone moves the publish date. */
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

/** Which parts each side changed of what both began with. Where both came to the same, there is nothing to tell. */
export type Comparison = { both: PartName[]; mine: PartName[]; theirs: PartName[] }

/** A posting that somebody else saved while it was written here. */
export type Conflict = {
  before: Version
  mine: Version
  theirs: Version
  comparison: Comparison
  /** The description with what both changed of it, where they changed different parts. */
  merged: string | null
  /** Who else changed it. */
  authors: string
}

/** What a stored posting says. */
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

/** Mine, with what they alone changed and what was chosen of theirs. `merged` is the description where both are kept. */
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
