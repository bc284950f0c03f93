import * as z from "zod"
import { largestId } from "@/lib/domain/largest-id"
import { accepting } from "./accepting"
import { because } from "./fields"
import { say } from "@/lib/messages/message"

/** The id in a path. A number too large for an id matches nothing, like any other unknown id. */
export const idPath = z.object({
  id: accepting(
    z
      .string()
      .refine(
        (value) => /^\d+$/.test(value),
        because({ code: "invalid", message: say("fields.idNotNumber") }),
      )
      .transform((value) => (value.length > 10 || Number(value) > largestId ? 0 : Number(value))),
    z.int().min(0),
  ),
})
