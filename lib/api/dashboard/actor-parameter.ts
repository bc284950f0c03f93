import * as z from "zod"
import { actorKinds, type SomeActor } from "@/lib/domain/activity/activity"
import { largestId } from "@/lib/domain/largest-id"
import { say } from "@/lib/messages/message"
import { because } from "../fields"

const actorForm = new RegExp(`^(${actorKinds.join("|")})(?::([1-9]\\d{0,9}))?$`)

/** An actor: a kind of actor, or one in particular such as `person:12`. Blank is the same as left out. */
export function actorParameter(name: string) {
  const message = say("requests.actorWrong", { name, values: actorKinds.join(", ") })
  return z
    .string()
    .transform((value) => value.trim() || null)
    .refine((value) => value === null || actorForm.test(value), because({ code: "invalid", message }))
    .transform((value) => (value === null ? null : actorOf(value)))
    .nullable()
    .default(null)
}

function actorOf(value: string): SomeActor | null {
  const [, kind, id] = actorForm.exec(value) ?? []
  if (kind === undefined) return null
  return { kind: kind as SomeActor["kind"], id: id === undefined ? null : Math.min(Number(id), largestId) }
}
