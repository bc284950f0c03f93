import { type JobFields, type JobStatus, withOneAddress } from "@/lib/api/v1.1/job-form"
import type { JobAnswer } from "@/lib/queries/jobs"
import { fieldsOf } from "./form-fields"
import { sameValue } from "./unsaved-work"

/** What one side wants a posting to say. */
export type Version = JobFields & { status: JobStatus }

/** Fields that mean something together alone are kept from one side or from the other. */
type Part = { label: string; fields: readonly (keyof Version)[] }

/** The parts of a posting in the order of the page. */
export const parts = {
  title: { label: "Title", fields: ["title"] },
  description: { label: "Description", fields: ["description"] },
  status: { label: "Status", fields: ["status"] },
  closeDate: { label: "Close date", fields: ["closeDate"] },
  locations: { label: "Places", fields: ["locations"] },
  categories: { label: "Categories", fields: ["categories"] },
  positionType: { label: "Position type", fields: ["positionType"] },
  salary: { label: "Salary", fields: ["salary"] },
  application: {
    label: "How to apply",
    fields: ["applicantRoutingType", "applicationEmail", "applicationUrl"],
  },
  referenceId: { label: "Reference", fields: ["referenceId"] },
  confidential: { label: "Confidential", fields: ["confidential"] },
  autoRefresh: { label: "Auto-refresh", fields: ["autoRefresh"] },
} as const satisfies Record<string, Part>

export type PartName = keyof typeof parts
export type ConflictSide = "mine" | "theirs"

/** Which parts each side changed of what both began with. Where both came to the same, there is nothing to tell. */
export type Comparison = { both: PartName[]; mine: PartName[]; theirs: PartName[] }

/** What a stored posting says. */
export function versionOf(job: JobAnswer): Version {
  return { ...fieldsOf(job), status: job.status }
}

export function compareVersions(before: Version, mine: Version, theirs: Version): Comparison {
  const comparison: Comparison = { both: [], mine: [], theirs: [] }
  for (const name of Object.keys(parts) as PartName[]) {
    const changedHere = !samePart(name, before, mine)
    const changedThere = !samePart(name, before, theirs)
    if (changedHere && changedThere && !samePart(name, mine, theirs)) comparison.both.push(name)
    else if (changedHere && !changedThere) comparison.mine.push(name)
    else if (changedThere && !changedHere) comparison.theirs.push(name)
  }
  return comparison
}

/** Mine, with what they alone changed and what was chosen of theirs. */
export function mergeVersions(
  mine: Version,
  theirs: Version,
  { both, theirs: theirsAlone }: Comparison,
  chosen: Partial<Record<PartName, ConflictSide>>,
): Version {
  const taken = [...theirsAlone, ...both.filter((name) => chosen[name] === "theirs")]
  const fields = taken.flatMap((name): readonly (keyof Version)[] => parts[name].fields)
  return { ...mine, ...Object.fromEntries(fields.map((field) => [field, theirs[field]])) }
}

function samePart(name: PartName, one: Version, other: Version): boolean {
  const valuesOf = (version: Version) => {
    const shown = { ...version, ...withOneAddress(version) }
    return parts[name].fields.map((field) => shown[field])
  }
  return sameValue(valuesOf(one), valuesOf(other))
}
