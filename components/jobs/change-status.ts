import type { QueryClient } from "@tanstack/react-query"
import type { Words } from "@/components/messages/words"
import { dismissToasts, toast } from "@/components/ui/toast"
import { setStatus, type StatusChange } from "@/lib/queries/change-job"
import { reasonOf } from "@/lib/queries/reason-of"
import type { JobRow, TaggedJob } from "@/lib/queries/jobs"
import { aboutPostings, quoted } from "./job-words"
import { type PublishQuestion, publishQuestion } from "./publish-question"
import { statusChanged, statusRestored } from "./status-messages"
import type { OfferUndo } from "./use-undo-offer"

export type ChangeCircumstances = {
  client: QueryClient
  words: Words
  today: string
  offerUndo: OfferUndo
  /** Called before a posting is published that has errors or a close date that has passed. */
  ask?: (question: PublishQuestion) => void
}

/** Publishes or archives one posting at once, and offers to undo that; if the service refuses, a message says why. */
export async function changeStatus(
  job: JobRow,
  change: StatusChange,
  circumstances: ChangeCircumstances,
): Promise<void> {
  const { client, words, today, ask } = circumstances
  if (change.status === "active" && ask) {
    const publish = (closeDate?: string) =>
      void changeStatus(
        job,
        { ...change, ...(closeDate !== undefined && { closeDate }) },
        { ...circumstances, ask: undefined },
      )
    const question = await publishQuestion(client, { job, today, publish })
    if (question) return ask(question)
  }
  const about = aboutPostings([job])
  // Earlier changes to the same posting must no longer be undone.
  dismissToasts(about)
  try {
    tellStatusChange(job, await setStatus(client, job, change), circumstances)
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
