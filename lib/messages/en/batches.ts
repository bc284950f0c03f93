/** Problems with a batch of operations. */
export const batches = {
  notRead: "The batch could not be read",
  notDeleted: "The job could not be deleted",
  operationsMissing: "Send at least one operation.",
  operationsNotList: "Operations are a list of objects with an op.",
  targetMissing: "Identify the job by its id or its referenceId.",
  twoTargets: "Identify the job by its id or by its referenceId, not by both.",
  idOfNewJob: "The service gives a new job its id. Leave the id out, or use update.",
  idOfUpsert: "An upsert identifies the job by its referenceId. Leave the id out, or use update.",
  otherReference: "The job has another referenceId in job. Send one of the two.",
  jobMissing: "Send the fields of the job in job.",
  jobNotObject: "The job must be an object with the fields of a job.",
  jobOfDeletion: "A deletion doesn’t take a job. Leave it out.",
  tagNotText: "ifMatch must be text: the ETag of the job as you read it.",
  otherBody:
    "This Idempotency-Key was used with another body, or by a key with other scopes. Send that body again, or choose a new key for this one.",
  moreThanLimit:
    "This batch has {count} operations, and this key may have {most} a minute. Send fewer at once.",
  moreThanLeft: "This batch has more operations than this key has calls left. Nothing was done.",
} as const
