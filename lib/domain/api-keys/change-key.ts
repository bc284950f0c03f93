import { activityOf } from "../activity/activity"
import type { Context } from "../context"
import { invalidFields, notFound, ServiceError } from "../errors"
import { FieldProblems } from "../field-problems"
import { type ApiKey, keyState } from "./api-key"
import type { ApiKeyChange } from "./api-key-store"
import { judgeKeyName } from "./judge-key"
import { say } from "@/lib/messages/message"

/**
 * Renames, pauses or resumes one of the employer's keys. A paused key is refused until it is resumed. Throws
 * `not_found`, even for a revoked key, or `validation_failed`, even for pausing a replaced one. Nothing is written if
 * nothing changes.
 */
export async function changeKey(
  context: Context,
  id: number,
  { name, paused }: { name?: string | undefined; paused?: boolean | undefined },
): Promise<ApiKey> {
  const { stores, employer, clock } = context
  const now = clock.now()
  const key = await stores.apiKeys.find(employer.id, id)
  if (!key || keyState(key, now) === "revoked") throw notFound("workingApiKey")
  const problems = new FieldProblems()
  const newName = name === undefined ? key.name : judgeKeyName(name, problems)
  if (problems.list.length > 0) throw invalidFields(say("keys.notChanged"), problems.list)
  const change: ApiKeyChange = {}
  const activities = []
  if (newName !== key.name) {
    change.name = newName
    const changes = [{ field: "name", before: key.name, after: newName }]
    activities.push(activityOf(context, "api_key.renamed", { id, name: newName }, changes))
  }
  if (paused !== undefined && keyState(key, now) === "replaced") {
    throw new ServiceError("validation_failed", say("keys.replacedEnds"))
  }
  if (paused !== undefined && paused !== (key.pausedAt !== null)) {
    change.pausedAt = paused ? now : null
    activities.push(activityOf(context, paused ? "api_key.paused" : "api_key.resumed", { id, name: newName }))
  }
  if (activities.length === 0) return key
  const changed = await stores.apiKeys.change(employer.id, id, change, activities)
  if (!changed) throw notFound("workingApiKey")
  return changed
}
