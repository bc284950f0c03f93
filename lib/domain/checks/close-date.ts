import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { sources } from "./sources"

/** A posting that is active, but that nobody can see any more. */
export const closesInPast: CheckRule = {
  code: "CLOSES-IN-PAST",
  title: both("An active posting has a close date to come", "Une offre active a une date de clôture à venir"),
  severities: ["warning"],
  jurisdiction: null,
  sources: [sources.google],
  effectiveFrom: null,
  fields: ["closeDate", "status"],
  judge({ job: { status, closeDate } }, _facts, today) {
    if (status !== "active" || !closeDate || closeDate >= today) return []
    return [
      {
        severity: "warning",
        field: "closeDate",
        message: both(
          "This posting is active, but its close date has passed. Job boards hide or remove it.",
          "Cette offre est active, mais sa date de clôture est passée. Les sites d’emploi la masquent ou la retirent.",
        ),
        fix: both(
          "Choose a later close date, or archive the posting.",
          "Choisissez une date de clôture ultérieure, ou archivez l’offre.",
        ),
        mend: { kind: "go", field: "closeDate" },
      },
    ]
  },
}
