import { describe, expect, test } from "vitest"
import type { JobToCheck } from "./job-to-check"
import { findingOf, inPlaces } from "./judged-sample"

const calmed = (job: JobToCheck) => {
  const mend = findingOf("T-SHOUT", job)?.mend
  return mend?.kind === "title" ? mend.title : null
}

describe("a title in capitals", () => {
  test.each([
    ["ADJOINTE ADMINISTRATIVE", "Adjointe administrative"],
    ["CHAUFFEUR CLASSE 1 - STE-FOY", "Chauffeur classe 1 - Ste-Foy"],
    ["INFIRMIÈRE OU INFIRMIER EN CHSLD", "Infirmière ou infirmier en CHSLD"],
    ["PRÉPOSÉ(E) À L’ENTRETIEN (SOIR)", "Préposé(e) à l’entretien (Soir)"],
    ["PREPOSE A L'ENTRETIEN", "Prepose a l'entretien"],
    ["CONSEILLÈRE RH - LONGUEUIL", "Conseillère RH - Longueuil"],
    ["TECHNICIEN CNC, NIVEAU II (H/F)", "Technicien CNC, niveau II (H/F)"],
    ["SERVEUR/SERVEUSE", "Serveur/serveuse"],
    ["COMMIS, PERMIS CLASSE A", "Commis, permis classe A"],
  ])("becomes a French sentence if it is in French: %s", (title, calm) => {
    expect(calmed({ title })).toBe(calm)
  })

  test.each([
    ["WAREHOUSE WORKER", "Warehouse Worker"],
    ["HVAC TECHNICIAN, DAYS", "HVAC Technician, Days"],
  ])("has English capitals if it is in English: %s", (title, calm) => {
    expect(calmed({ title, ...inPlaces("Toronto, ON") })).toBe(calm)
  })

  test("is read as the posting is, if nothing in the title tells", () => {
    const description = "<p>Nous cherchons une personne pour la boutique et les clients.</p>"
    expect(calmed({ title: "ANALYSTE FINANCES", description })).toBe("Analyste finances")
    expect(calmed({ title: "ANALYSTE FINANCES", ...inPlaces("Lévis, QC") })).toBe("Analyste finances")
  })

  test("keeps the names that the posting states", () => {
    const job = { ...inPlaces("Trois-Rivières, QC"), employer: { name: "Boulangerie Arnaud" } }
    expect(calmed({ title: "COMMIS CHEZ ARNAUD, TROIS-RIVIERES", ...job })).toBe(
      "Commis chez Arnaud, Trois-Rivières",
    )
  })
})
