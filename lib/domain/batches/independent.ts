import type { BatchOperation } from "./batch"

/** So many operations are begun together at the most, before others get their turn. */
const mostTogether = 25

/**
 * What an operation may touch. The reference of a job that is named by its id isn't known, nor the id of one that is named by its
 * reference: `freesAny` gives up a reference that may be anybody's.
 */
type Footprint = { ids: number[]; references: string[]; freesAny: boolean }

/**
 * `operations` in their order, in groups whose members can be done at the same time: whichever is first, the results are those of
 * doing one after the other.
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

/** Whether the job that one names by its id may be the one that the other names by a reference. */
function mayBeSame({ ids }: Footprint, { ids: otherIds, references }: Footprint): boolean {
  return ids.length > 0 && otherIds.length === 0 && references.length > 0
}
