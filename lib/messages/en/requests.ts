/** What may be wrong with the query of the request log and of the activity. */
export const requests = {
  statusWrong: "status is one such as 400, or failed, 2xx, 4xx or 5xx.",
  notPageEnd: "This is not where a page of the list ends.",
  jobTooLong: "job is an id, or a reference of {most} characters at the most.",
  actorWrong: "actor is one of {values}, or a certain one such as person:12.",
} as const
