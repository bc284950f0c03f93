import { idPath } from "../../id-path"
import { jobAnswer, jobReceiptAnswer } from "../answers"
import {
  binPageAnswer,
  historyAnswer,
  historyQuery,
  jobRestoration,
  recordOfJobAnswer,
  versionPath,
} from "../history"
import { jobPreviewAnswer } from "../checks"
import { changesAnswer, changesQuery } from "../changes"
import { binQuery, jobWriteQuery } from "../queries"
import { jobExample } from "./examples"
import { binPageExample, changesExample, historyExample, recordExample } from "./history-examples"
import type { Operation } from "./operation"

/** The operations on what happened to jobs, and on what can be restored (contract 3.4). */
export const historyOperations = {
  "GET /jobs/changes": {
    id: "listChanges",
    tag: "History",
    summary: "Follow changes to jobs",
    description:
      "What changed since `cursor`, in the order of the changes: each job once, as it is now or as deleted. Without a cursor, the list begins with everything that exists, so the first run and every later one are the same loop: ask, keep `cursor`, and ask again right away while `more` is true. `cursor=now` returns only a cursor that starts from this moment. With `wait`, the response is held for up to that many seconds until something changes. Each change is delivered at least once and none is skipped; a job that changes again is listed again. A job that a key may no longer see is listed as deleted. Deletions are listed for 90 days: an older cursor is `cursor_expired`, and so is one from before the service was restored from a backup. Start again without one, and read until `more` is false: a job that has not been listed by then is gone, or no longer visible to the key. A cursor is valid for one employer and one kind of key: with or without the scope `confidential`.",
    access: "key",
    query: changesQuery,
    answers: {
      200: { description: "Some changes, or none.", schema: changesAnswer, example: changesExample },
    },
    problems: ["cursor_expired"],
  },
  "GET /jobs/deleted": {
    id: "listDeletedJobs",
    tag: "History",
    summary: "List the bin",
    description:
      "The jobs that were deleted within the last 30 days, most recent first. `POST /jobs/{id}/restore` with `{}` brings one back. The scope is `jobs:delete`.",
    access: "key",
    query: binQuery,
    answers: { 200: { description: "A page of the bin.", schema: binPageAnswer, example: binPageExample } },
    problems: [],
  },
  "GET /jobs/{id}/history": {
    id: "listJobHistory",
    tag: "History",
    summary: "List the changes to a job",
    description:
      "Every change by anyone, newest first, each with its fields before and after. While `more` is true, send `cursor` back to get earlier changes; long descriptions can make a part shorter than `limit`. Those who may delete jobs can also read the history of a job in the bin. A key without the scope `confidential` sees only the times when the job was not confidential.",
    access: "key",
    params: idPath,
    query: historyQuery,
    answers: {
      200: { description: "A part of the history.", schema: historyAnswer, example: historyExample },
    },
    problems: ["not_found"],
  },
  "GET /jobs/{id}/history/{version}": {
    id: "getJobVersion",
    tag: "History",
    summary: "Get a job as it was",
    description: "The whole job at a version in its history, with the ETag it had then.",
    access: "key",
    params: versionPath,
    headers: ["If-None-Match"],
    answers: {
      200: { description: "The job as it was.", schema: jobAnswer, headers: ["ETag"], example: jobExample },
      304: { description: "It matches `If-None-Match`.", headers: ["ETag"] },
    },
    problems: ["not_found"],
  },
  "POST /jobs/{id}/restore": {
    id: "restoreJob",
    tag: "History",
    summary: "Restore a version, or a job from the bin",
    description:
      "With `version`, gives the job the content it had then. This is an update like any other: all of today's rules apply, and the publishDate stays. Without `version`, brings a job back from the bin as it was. If another job has taken its referenceId, the response is `duplicate_reference_id`: send another `referenceId`, or null. Restoring a version needs the scope `jobs:write`, and bringing back a job needs `jobs:delete`. With `dryRun=true`, nothing is written: the response is 200 with what would have been stored.",
    access: "key",
    params: idPath,
    query: jobWriteQuery,
    headers: ["If-Match"],
    body: {
      schema: jobRestoration,
      name: "JobRestoration",
      needs: [],
      examples: {
        "A version": { version: 3 },
        "From the bin": {},
        "From the bin, under another reference": { referenceId: "K-17-B" },
      },
    },
    answers: {
      200: {
        description: "The job as it is now.",
        schema: jobAnswer,
        unread: jobReceiptAnswer,
        previews: [jobPreviewAnswer],
        headers: ["ETag", "Content-Language"],
        example: jobExample,
      },
    },
    problems: [
      "not_found",
      "not_available_on_plan",
      "check_failed",
      "duplicate_reference_id",
      "precondition_failed",
    ],
  },
  "GET /jobs/{id}/record": {
    id: "getJobRecord",
    tag: "History",
    summary: "Get the record of a posting",
    description:
      "Every version the public could see, with when it was public and who published it and took it down. Deleted jobs are included, for 3 years after the public could last see them (the operator may choose more). Nobody can change it. With `Accept: text/html` it is a page that prints well, in French if `Accept-Language` asks for it.",
    access: "key",
    params: idPath,
    answers: {
      200: { description: "The record.", schema: recordOfJobAnswer, page: true, example: recordExample },
    },
    problems: ["not_found"],
  },
} as const satisfies Record<string, Operation>
