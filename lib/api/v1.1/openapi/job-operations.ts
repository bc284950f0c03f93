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
const gone = { description: "The job is deleted, and its referenceId can be used again." } as const
const unread =
  "A key with `jobs:write` but without `jobs:read` gets only the id and the stored values of the fields it sent, and no ETag."
const dryRun =
  "With `dryRun=true`, everything is done except the write: the response is 200 with what would have been stored, and `findings` has what the posting check finds in it."

export const jobOperations = {
  "GET /jobs": {
    id: "listJobs",
    tag: "Jobs",
    summary: "List jobs",
    description:
      "Newest publishDate first, then the larger id. Follow `paging.next` until it is null. A page past the end is empty and isn't an error: its `previous` leads to the last page that has postings. Unknown parameters are ignored and repeated in the links. While you read, others write, and pages shift: a posting may appear twice or be missed, so its absence proves nothing. If you read with `cursor` instead of `page`, every posting that exists throughout appears exactly once, whatever is added or deleted in the meantime; only a posting whose place in the order changes may appear again or be missed. Start with an empty `cursor=`. `paging` then has no `next`: send its `nextCursor` as the next `cursor`, with the same filters and order, until it is null. A job must match all filters.",
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
    description: `publishDate is today in the employer's time zone. Unknown and read-only fields are ignored, so you can send a job that you have read, without its id and referenceId. Leave out its closeDate too if that has passed (\`too_early\`), and its autoRefresh if the plan no longer includes it. ${dryRun} ${unread}`,
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
    description: `Changes what is sent of the job with this referenceId. If there is none, creates it, which requires the same fields as POST. Sent again without If-Match, it changes nothing, so it is safe to repeat; with If-Match, a 412 may then mean that the first attempt succeeded. ${dryRun} ${unread}`,
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
      "Send the referenceId in the body, or in the query without a body: some proxies drop the body of a DELETE.",
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
    description: "The whole job. Another employer's job is not found, exactly like one that doesn't exist.",
    access: "key",
    params: idPath,
    headers: ["If-None-Match"],
    answers: {
      200: stored("The job."),
      304: { description: "It still matches `If-None-Match`.", headers: ["ETag"] },
    },
    problems: ["not_found"],
  },
  "PUT /jobs/{id}": {
    id: "changeJob",
    tag: "Jobs",
    summary: "Change a job",
    description: `Changes only what is sent: a salary is merged field by field, lists are replaced as a whole. All rules apply to the resulting job. A closeDate that is sent back as it was read may have passed. Sent again without If-Match, it changes nothing; with If-Match, a 412 may mean that the first attempt succeeded. ${dryRun} ${unread}`,
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
    description: "After that, the job is no longer found, and its referenceId can be used again at once.",
    access: "key",
    params: idPath,
    headers: ["If-Match"],
    answers: { 204: gone },
    problems: ["not_found", "precondition_failed"],
  },
} as const satisfies Record<string, Operation>
