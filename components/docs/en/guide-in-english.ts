import type { GuideSections } from "../guide"
import { checkInEnglish } from "./check-in-english"
import { manyInEnglish } from "./many-in-english"
import { policyInEnglish } from "./policy-in-english"
import { postingsInEnglish } from "./postings-in-english"
import { rulesInEnglish } from "./rules-in-english"
import { safetyInEnglish } from "./safety-in-english"
import { startInEnglish } from "./start-in-english"
import { syncInEnglish } from "./sync-in-english"
import { webhooksInEnglish } from "./webhooks-in-english"

export const guideInEnglish: GuideSections = {
  ...startInEnglish,
  ...postingsInEnglish,
  ...safetyInEnglish,
  ...manyInEnglish,
  ...webhooksInEnglish,
  ...checkInEnglish,
  ...syncInEnglish,
  ...rulesInEnglish,
  ...policyInEnglish,
}
