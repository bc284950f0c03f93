import * as z from "zod"
import { jobLimits } from "@/lib/domain/jobs/job"
import { text } from "../fields"

/** What was typed of a place. */
export const placeQuery = z.object({ q: text("The place", jobLimits.locationDescription).default("") })

export type { PlaceSuggestions } from "@/lib/domain/locations/suggest-places"
