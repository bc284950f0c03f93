import { both } from "./both-languages"
import type { CheckRule } from "./check-rule"
import { sources } from "./sources"

/** A place that the service accepts but doesn't know, which is often a typing mistake. The caller looks it up. */
export const placeUnknown: CheckRule = {
  code: "PLACE-UNKNOWN",
  title: both("Places are known places", "Les lieux sont connus"),
  severities: ["warning"],
  jurisdiction: null,
  sources: [sources.google],
  effectiveFrom: null,
  fields: ["locations"],
  judge({ job: { unknownPlaces } }) {
    return (unknownPlaces ?? []).map(({ index, description, nearest: [nearest] }) => ({
      severity: "warning",
      field: `locations[${index}].description`,
      quote: description,
      message: both(
        `We don’t know the place “${description}”, so maps and job boards may not find it.`,
        `Le lieu « ${description} » nous est inconnu : les cartes et les sites d’emploi pourraient ne pas le trouver.`,
      ),
      fix: nearest
        ? both(
            `If you mean ${nearest}, choose it. If the place is right as it is, leave it.`,
            `S’il s’agit de ${nearest}, choisissez ce lieu. Si le nom est exact, laissez-le tel quel.`,
          )
        : both(
            "Check the spelling. If the place is right as it is, leave it.",
            "Vérifiez l’orthographe. Si le nom est exact, laissez-le tel quel.",
          ),
      mend: nearest ? { kind: "place", index, description: nearest } : { kind: "go", field: "locations" },
    }))
  },
}
