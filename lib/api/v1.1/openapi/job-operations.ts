import { jobAnswer, jobCursorPageAnswer, jobPageAnswer, jobReceiptAnswer } from "../answers"
import { jobPreviewAnswer, jobReceiptPreviewAnswer } from "../checks"
import { jobChange, jobReference } from "../jobs"
import { idPath } from "../../id-path"
import { jobListQuery, jobWriteQuery } from "../queries"
import { jobExample, jobPageExample, newJobExample } from "./examples"
import type { Operation } from "./operation"

/** The fields that a new job must have. */
export const neededToCreate = [
  "title",
  "locations",
  "categories",
  "positionType",
  "description",
  "applicantRoutingType",
] as const

const stored = (description: string) =>
  ({ description, schema: jobAnswer, headers: ["ETag"], example: jobExample }) as const
const written = (description: string) =>
  ({
    ...stored(description),
    unread: jobReceiptAnswer,
    previews: [jobPreviewAnswer, jobReceiptPreviewAnswer],
    headers: ["ETag", "Content-Language"],
  }) as const
const createdAnswer = {
  description: "The job was created.",
  schema: jobAnswer,
  unread: jobReceiptAnswer,
  headers: ["ETag", "Location"],
  example: jobExample,
} as const
const gone = { description: "The job is deleted, and its referenceId free." } as const
const unread =
  "A key with `jobs:write` and without `jobs:read` gets the id and what is stored of the fields that it sent, and no ETag."
const dryRun =
  "With `dryRun=true` everything happens but the write: 200 with what would have been stored, and in `findings` what the posting check says of it."

export const jobOperations = {
  "GET /jobs": {
    id: "listJobs",
    tag: "Jobs",
    summary: "List jobs",
    description:
      "The newest publishDate first, then the larger id. Follow `paging.next` until it is null. A page past the end is empty, and no error: its `previous` leads to the last page that has postings. Unknown parameters are ignored and repeated in the links. While you read, others write, and pages shift: a posting may come twice or be missed, so that its absence proves nothing. Read with `cursor` in place of `page`, and every posting that is there throughout comes exactly once, whatever is added or deleted meanwhile; one whose place in the order is changed meanwhile may come again or be missed. `cursor=` begins, and `paging` has no `next` then: its `nextCursor` is the next `cursor`, with the same filters and order; null is the end. All filters hold together.",
    access: "key",
    query: jobListQuery,
    answers: {
      200: {
        description: "A page of the list: by number, or by `cursor`.",
        schema: jobPageAnswer,
        byCursor: jobCursorPageAnswer,
        example: jobPageExample,
      },
    },
    problems: [],
  },
  "POST /jobs": {
    id: "createJob",
    tag: "Jobs",
    summary: "Create a job",
    description: `publishDate is today in the employer's time zone. Unknown and read-only fields are ignored, so a job that was read can be sent without its id and referenceId; without its closeDate too where that has passed (\`too_early\`), and without an autoRefresh that the plan no longer has. ${dryRun} ${unread}`,
    access: "key",
    query: jobWriteQuery,
    headers: ["Idempotency-Key", "X-HTTP-Method-Override"],
    body: {
      schema: jobChange,
      name: "NewJob",
      needs: neededToCreate,
      examples: { "A posting": newJobExample },
    },
    answers: {
      200: {
        ...written("With `dryRun=true`: the job as it would have been stored. Its id is 0."),
        headers: ["Content-Language"],
      },
      201: { ...createdAnswer, headers: ["ETag", "Location", "Idempotency-Replayed"] },
    },
    problems: [
      "not_available_on_plan",
      "check_failed",
      "duplicate_reference_id",
      "precondition_failed",
      "idempotency_in_progress",
      "idempotency_mismatch",
    ],
  },
  "PUT /jobs": {
    id: "upsertJob",
    tag: "Jobs",
    summary: "Create or change a job by its referenceId",
    description: `Changes what is sent of the job with this referenceId; where there is none, creates it, for which it needs what POST needs. Sent again without If-Match it changes nothing, so it is safe to repeat; with If-Match, 412 may then mean that the first try was done. ${dryRun} ${unread}`,
    access: "key",
    query: jobWriteQuery,
    headers: ["If-Match", "If-None-Match"],
    body: {
      schema: jobChange,
      name: "JobUpsert",
      needs: ["referenceId"],
      examples: { "A posting": newJobExample, "Archive it": { referenceId: "K-17", status: "archived" } },
    },
    answers: { 200: written("The job as it is now."), 201: createdAnswer },
    problems: ["not_available_on_plan", "check_failed", "duplicate_reference_id", "precondition_failed"],
  },
  "DELETE /jobs": {
    id: "deleteJobByReference",
    tag: "Jobs",
    summary: "Delete a job by its referenceId",
    description:
      "The referenceId stands in the body, or in the query where no body is sent: some proxies drop the body of a DELETE.",
    access: "key",
    query: jobReference.partial(),
    headers: ["If-Match"],
    body: {
      schema: jobReference,
      name: "JobReference",
      needs: ["referenceId"],
      optional: true,
      examples: { "By reference": { referenceId: "K-17" } },
    },
    answers: { 204: gone },
    problems: ["not_found", "precondition_failed"],
  },
  "GET /jobs/{id}": {
    id: "getJob",
    tag: "Jobs",
    summary: "Get a job",
    description: "The whole job. Another employer's is not found, exactly as one that does not exist.",
    access: "key",
    params: idPath,
    headers: ["If-None-Match"],
    answers: {
      200: stored("The job."),
      304: { description: "It is still what `If-None-Match` names.", headers: ["ETag"] },
    },
    problems: ["not_found"],
  },
  "PUT /jobs/{id}": {
    id: "changeJob",
    tag: "Jobs",
    summary: "Change a job",
    description: `Only what is sent changes: a salary merges field by field, lists are replaced whole. All rules are judged on the job as it would be then. A closeDate that is sent back as it was read may have passed. Sent again without If-Match it changes nothing; with it, 412 may mean that the first try was done. ${dryRun} ${unread}`,
    access: "key",
    params: idPath,
    query: jobWriteQuery,
    headers: ["If-Match"],
    body: {
      schema: jobChange,
      name: "JobChange",
      needs: [],
      examples: {
        "A new title": { title: "Head Chef" },
        "Archive it": { status: "archived" },
        "A range": { salary: { maxAmount: 28 } },
      },
    },
    answers: { 200: written("The job as it is now.") },
    problems: [
      "not_found",
      "not_available_on_plan",
      "check_failed",
      "duplicate_reference_id",
      "precondition_failed",
    ],
  },
  "DELETE /jobs/{id}": {
    id: "deleteJob",
    tag: "Jobs",
    summary: "Delete a job",
    description: "Afterwards it is not found, and its referenceId is free at once.",
    access: "key",
    params: idPath,
    headers: ["If-Match"],
    answers: { 204: gone },
    problems: ["not_found", "precondition_failed"],
  },
} as const satisfies Record<string, Operation>
