import { confidentialPosting, indeedApplyNames, refreshedPosting, volunteerRole } from "./board-limits"
import { canadianExperience } from "./canadian-experience"
import type { CheckRule } from "./check-rule"
import { closesInPast } from "./close-date"
import { descriptionRules } from "./description-rules"
import { drivingLicence } from "./driving-licence"
import { humanRightsRules } from "./human-rights"
import { ontarioCommission } from "./ontario-commission"
import { ontarioPayMissing } from "./ontario-pay-missing"
import { ontarioRangeWide } from "./ontario-range-wide"
import { ontarioAccommodation, ontarioAi, ontarioVacancy } from "./ontario-statements"
import { columbiaPayOpenEnded, islandPayOpenEnded } from "./open-ended-pay"
import { payHistory } from "./pay-history"
import { columbiaPayMissing, columbiaRemote, islandPayMissing } from "./provincial-pay"
import { qualityRules } from "./quality-rules"
import { quebecFrench, quebecOtherLanguage } from "./quebec-language"
import { titleLength } from "./title-length"
import { titleRules } from "./title-rules"
import { titleSeveralJobs } from "./title-several-jobs"
import { placeUnknown } from "./unknown-place"

/** Every rule, in the order in which findings of the same severity are listed. */
export const checkRules: readonly CheckRule[] = [
  ontarioPayMissing,
  ontarioRangeWide,
  columbiaPayMissing,
  columbiaRemote,
  columbiaPayOpenEnded,
  islandPayMissing,
  islandPayOpenEnded,
  quebecFrench,
  quebecOtherLanguage,
  ontarioAi,
  ontarioVacancy,
  ontarioCommission,
  canadianExperience,
  payHistory,
  ...humanRightsRules,
  closesInPast,
  placeUnknown,
  ...titleRules,
  titleSeveralJobs,
  ...descriptionRules,
  volunteerRole,
  confidentialPosting,
  ontarioAccommodation,
  drivingLicence,
  titleLength,
  indeedApplyNames,
  refreshedPosting,
  ...qualityRules,
]

/** The rule with this code, if there is one. */
export function checkRuleOf(code: string): CheckRule | undefined {
  return checkRules.find((rule) => rule.code === code)
}
