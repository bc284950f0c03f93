import type { ServiceContext } from "../context"
import type { EmployerId } from "../employers/employer"
import { invalidFields } from "../errors"
import { FieldProblems } from "../field-problems"
import { type ApiKey, describeKey, generateKey, maxKeyNameLength } from "./api-key"

/** Makes a key of the employer's without limits. `apiKey` is the key itself: shown once, stored nowhere. Throws `validation_failed`. */
export async function createKey(
  { stores }: ServiceContext,
  employerId: EmployerId,
  { name }: { name: string },
): Promise<{ key: ApiKey; apiKey: string }> {
  const problems = new FieldProblems()
  const trimmed = name.trim()
  if (trimmed === "") problems.add("name", "required", "Enter a name that tells what the key is for.")
  if ([...trimmed].length > maxKeyNameLength) {
    problems.add("name", "too_long", `The name may have ${maxKeyNameLength} characters at the most.`)
  }
  if (problems.list.length > 0) throw invalidFields("The key could not be created", problems.list)
  const apiKey = generateKey()
  const key = await stores.apiKeys.add(employerId, {
    name: trimmed,
    ...describeKey(apiKey),
    scopes: null,
    expiresAt: null,
  })
  return { key, apiKey }
}
