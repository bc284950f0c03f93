import type { QueryClient } from "@tanstack/react-query"
import type { Words } from "@/components/messages/words"
import { toast, type ToastAction } from "@/components/ui/toast"
import { ApiError } from "@/lib/queries/api-error"
import { removePosting } from "@/lib/queries/change-job"
import { latestVersions } from "@/lib/queries/history"
import { reasonOf } from "@/lib/queries/reason-of"
import { type JobStatus, refetchJobs, type TaggedJob } from "@/lib/queries/jobs"
import { undoDeletion, undoLatestChange } from "@/lib/queries/restoring"
import { jobHref } from "./job-hrefs"
import { aboutPostings, quoted } from "./job-words"
import { isTakenReference } from "./reference-choice"

type Undone = { id: number; title: string; status: JobStatus }

/** What was done to a posting: a change, whose result has `etag`, its deletion, or its return from the bin. */
export type UndoableDeed =
  | { kind: "change"; job: Undone; etag: string; told?: (restored: TaggedJob) => ToldUndoing }
  | { kind: "return"; job: Undone; etag: string }
  | { kind: "deletion"; job: Undone }

type ToldUndoing = { title: string; description?: string }

/** `by` is the name of the person who undoes, since it was their own change. */
type Circumstances = { client: QueryClient; words: Words; by: string; go: (path: string) => void }

/** Undoes exactly what was done, and reports the outcome. */
export async function undoDeed(deed: UndoableDeed, { client, words, by, go }: Circumstances): Promise<void> {
  const { job } = deed
  const about = aboutPostings([job])
  try {
    toast({ ...(await undone(deed, by, words)), about })
  } catch (error) {
    toast({ type: "error", ...(await refusedUndoing(deed, error, words, go)), about })
  }
  void refetchJobs(client)
}

async function undone(deed: UndoableDeed, by: string, words: Words): Promise<ToldUndoing> {
  const { job } = deed
  const posting = quoted(job.title, words)
  if (deed.kind === "change") {
    const undoing = await undoLatestChange(job.id, deed.etag, { status: job.status, by })
    if (undoing.kept)
      return {
        title: words.t("postingChanges.statusBack", { posting }),
        description: words.t("postingChanges.statusBackText", { reason: reasonOf(undoing.kept) }),
      }
    return deed.told?.(undoing.job) ?? { title: words.t("postingChanges.asBefore", { posting }) }
  }
  if (deed.kind === "return") {
    await removePosting(job.id, deed.etag)
    return { title: words.t("postings.deleted", { posting }) }
  }
  await undoDeletion(job.id, by)
  return { title: words.t("postingChanges.backFromBin", { posting }) }
}

/** Why something couldn't be undone, and where to look. */
async function refusedUndoing(
  { kind, job }: UndoableDeed,
  error: unknown,
  words: Words,
  go: Circumstances["go"],
): Promise<ToldUndoing & { action?: ToastAction }> {
  const { t } = words
  const posting = quoted(job.title, words)
  if (error instanceof ApiError && error.code === "precondition_failed")
    return {
      title: t("postingChanges.changedSince", { posting }),
      description: t("postingChanges.changedSinceText", { actor: await lastAuthor(job.id, words) }),
      action: { label: t("postingChanges.look"), onClick: () => go(jobHref(job.id)) },
    }
  if (kind === "deletion" && isTakenReference(error))
    return {
      title: t("postingChanges.stillInBin", { posting }),
      description: t("postingChanges.stillInBinText"),
      action: { label: t("postingChanges.toBin"), onClick: () => go("/jobs/deleted") },
    }
  return { title: t("postings.notChanged", { posting }), description: reasonOf(error) }
}

async function lastAuthor(id: number, { t }: Words): Promise<string> {
  try {
    const [latest] = await latestVersions(id)
    if (latest && latest.by.kind !== "service") return latest.by.name
  } catch {
    // Finding out who it was isn't worth a second message.
  }
  return t("postingChanges.somebody")
}
