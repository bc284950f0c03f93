/** What a change is recognized by: the job's ETag after it, absent if the change deleted the job. */
type HeardChange = { id: number; type: "upsert" | "delete"; etag?: string | undefined }

/** The ETags of jobs after this tab's writes, and the jobs that it deleted. */
const made = new Set<string>()
const deleted = new Set<number>()
const underWay = new Set<Promise<unknown>>()

const tagged = (id: number, etag: string) => `${id} ${etag}`

/** Makes incoming changes wait until `write`, which this tab has just started, is answered: they may come from it. */
export function noteOwnWrite(write: Promise<unknown>): void {
  const settled = write.then(
    () => {},
    () => {},
  )
  underWay.add(settled)
  void settled.then(() => underWay.delete(settled))
}

/** Notes what a write of this tab did to the job `id`: it now has `etag`, or null if it was deleted. */
export function noteOwnChange(id: number, etag: string | null): void {
  if (etag === null) deleted.add(id)
  else made.add(tagged(id, etag))
}

/** Whether this tab made `change` itself. A change by the same person in another tab doesn't count. */
export async function isOwnChange({ id, type, etag = "" }: HeardChange): Promise<boolean> {
  await Promise.all(underWay)
  if (type === "delete") return deleted.has(id)
  if (made.has(tagged(id, etag))) return true
  // Someone has restored it, and may delete it again.
  deleted.delete(id)
  return false
}
