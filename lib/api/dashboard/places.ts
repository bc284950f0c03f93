import * as z from "zod"
import { jobLimits } from "@/lib/domain/jobs/job"
import { text } from "../fields"
import { say } from "@/lib/messages/message"

/** The part of a place's name typed so far. */
export const placeQuery = z.object({
  q: text(say("fields.place"), jobLimits.locationDescription).default(""),
})

export { looseName } from "@/lib/domain/locations/loose-name"
export type { PlaceSuggestions } from "@/lib/domain/locations/suggest-places"
