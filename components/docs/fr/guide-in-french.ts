import type { GuideSections } from "../guide"
import { checkInFrench } from "./check-in-french"
import { manyInFrench } from "./many-in-french"
import { policyInFrench } from "./policy-in-french"
import { postingsInFrench } from "./postings-in-french"
import { rulesInFrench } from "./rules-in-french"
import { safetyInFrench } from "./safety-in-french"
import { startInFrench } from "./start-in-french"
import { syncInFrench } from "./sync-in-french"
import { webhooksInFrench } from "./webhooks-in-french"

export const guideInFrench: GuideSections = {
  ...startInFrench,
  ...postingsInFrench,
  ...safetyInFrench,
  ...manyInFrench,
  ...webhooksInFrench,
  ...checkInFrench,
  ...syncInFrench,
  ...rulesInFrench,
  ...policyInFrench,
}
