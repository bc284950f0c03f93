import type { QueryClient } from "@tanstack/react-query"
import type { Words } from "@/components/messages/words"
import { dismissToasts, toast } from "@/components/ui/toast"
import { setStatus } from "@/lib/queries/change-job"
import { reasonOf } from "@/lib/queries/reason-of"
import type { JobRow, JobStatus, TaggedJob } from "@/lib/queries/jobs"
import { aboutPostings, quoted } from "./job-words"
import { type PublishQuestion, publishQuestion } from "./publish-question"
import { statusChanged, statusRestored } from "./status-messages"
import type { OfferUndo } from "./use-undo-offer"

export type ChangeCircumstances = {
  client: QueryClient
  words: Words
  today: string
  offerUndo: OfferUndo
  /** Called before a posting with errors is published. */
  ask?: (question: PublishQuestion) => void
}

/** Publishes or archives one posting at once, and offers to undo that; if the service refuses, a message says why. */
export async function changeStatus(
  job: JobRow,
  status: JobStatus,
  circumstances: ChangeCircumstances,
): Promise<void> {
  const { client, words, ask } = circumstances
  if (status === "active" && ask) {
    const publish = () => void changeStatus(job, status, { ...circumstances, ask: undefined })
    const question = await publishQuestion(client, job, publish)
    if (question) return ask(question)
  }
  const about = aboutPostings([job])
  // Earlier changes to the same posting must no longer be undone.
  dismissToasts(about)
  try {
    tellStatusChange(job, await setStatus(client, job, status), circumstances)
  } catch (error) {
    const title = words.t("postings.notChanged", { posting: quoted(job.title, words) })
    toast({ type: "error", title, description: reasonOf(error), about })
  }
}

/** Shows that `before` has become `changed`, which has another status, and offers to undo that. */
export function tellStatusChange(
  before: JobRow,
  changed: TaggedJob,
  { words, today, offerUndo }: Pick<ChangeCircumstances, "words" | "today" | "offerUndo">,
): void {
  toast({
    ...statusChanged(before, changed, today, words),
    about: aboutPostings([before]),
    action: offerUndo({
      kind: "change",
      job: before,
      etag: changed.etag,
      told: (restored) => statusRestored(before, restored, words),
    }),
  })
}
