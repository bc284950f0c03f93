/** What stands in a file that is downloaded, and its name: letters without accents, and nothing that a system refuses. */
export const files = {
  postings: "postings-{day}.csv",
  activity: "activity-{day}.csv",
  records: "posting-records-{from}-to-{to}.ndjson",
  recordsUntil: "posting-records-until-{to}.ndjson",
  time: "Time (UTC)",
  actorKind: "Actor kind",
  actorId: "Actor id",
  actor: "Actor",
  action: "Action",
  objectKind: "Object kind",
  objectId: "Object id",
  object: "Object",
  changes: "Changes",
  change: "{field}: {before} → {after}",
  address: "Address",
  requestId: "Request id",
} as const
