/** What a change is compared by: the tag of what it made of a job, none where it deleted it. */
type HeardChange = { id: number; type: "upsert" | "delete"; etag?: string | undefined }

/** The tags of what this tab's writes made of jobs, and the jobs that they deleted. */
const made = new Set<string>()
const deleted = new Set<number>()
const underWay = new Set<Promise<unknown>>()

const tagged = (id: number, etag: string) => `${id} ${etag}`

/** Has changes that are heard wait until `write`, which this tab has just begun, is answered: they may be what it makes. */
export function noteOwnWrite(write: Promise<unknown>): void {
  const settled = write.then(
    () => {},
    () => {},
  )
  underWay.add(settled)
  void settled.then(() => underWay.delete(settled))
}

/** Notes what a write of this tab has made of the job `id`: what `etag` names, or nothing. */
export function noteOwnChange(id: number, etag: string | null): void {
  if (etag === null) deleted.add(id)
  else made.add(tagged(id, etag))
}

/** Whether `change` is what this tab has made itself. One of the same person's in another tab is not. */
export async function isOwnChange({ id, type, etag = "" }: HeardChange): Promise<boolean> {
  await Promise.all(underWay)
  if (type === "delete") return deleted.has(id)
  if (made.has(tagged(id, etag))) return true
  // Somebody has brought it back, and may delete it again.
  deleted.delete(id)
  return false
}
