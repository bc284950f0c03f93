import type { BatchOperation } from "./batch"

/** The most operations that are started together before other work gets a turn. */
const mostTogether = 25

/**
 * What an operation may touch. The reference of a job named by its id isn't known, nor the id of a job named by its
 * reference; `freesAny` means that it may free any reference.
 */
type Footprint = { ids: number[]; references: string[]; freesAny: boolean }

/**
 * `operations` in order, in groups whose members can run at the same time: in any order, the results are the same as
 * one after the other.
 */
export function independentGroups(operations: readonly BatchOperation[]): { start: number; end: number }[] {
  const groups: { start: number; end: number }[] = []
  let members: Footprint[] = []
  operations.forEach((operation, index) => {
    const footprint = footprintOf(operation)
    const group = groups.at(-1)
    const joins = members.length < mostTogether && members.every((other) => areIndependent(footprint, other))
    if (group && joins) {
      group.end = index + 1
      members.push(footprint)
    } else {
      groups.push({ start: index, end: index + 1 })
      members = [footprint]
    }
  })
  return groups
}

function footprintOf({ op, target, received }: BatchOperation): Footprint {
  const { referenceId } = received.values
  const taken = typeof referenceId === "string" ? [referenceId] : []
  if (target && "id" in target)
    return { ids: [target.id], references: taken, freesAny: op === "delete" || referenceId !== undefined }
  return { ids: [], references: [...(target ? [target.referenceId] : []), ...taken], freesAny: false }
}

function areIndependent(one: Footprint, other: Footprint): boolean {
  if (one.ids.some((id) => other.ids.includes(id))) return false
  if (one.references.some((reference) => other.references.includes(reference))) return false
  if ((one.freesAny && other.references.length > 0) || (other.freesAny && one.references.length > 0))
    return false
  return !(mayBeSame(one, other) || mayBeSame(other, one))
}

/** Whether the job that one operation names by id may be the job that the other names by reference. */
function mayBeSame({ ids }: Footprint, { ids: otherIds, references }: Footprint): boolean {
  return ids.length > 0 && otherIds.length === 0 && references.length > 0
}
