import { describe, expect, test } from "vitest"
import { locationRecords } from "../locations/location"
import type { JobToCheck } from "./job-to-check"
import { findingOf, inPlaces } from "./judged-sample"
import { quebecTowns } from "./quebec-towns"

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
    ["CAISSIER(ÈRE) IGA", "Caissier(ère) IGA"],
    ["VENDEUR/EUSE DE SOIR", "Vendeur/euse de soir"],
    ["DIRECTEUR(TRICE) ADJOINT(E)", "Directeur(trice) adjoint(e)"],
    ["DIRECTEUR GÉNÉRAL OBNL", "Directeur général OBNL"],
    ["AIDE-CUISINIER – L’ASSOMPTION", "Aide-cuisinier – L’Assomption"],
    ["COMMIS DE NUIT À MONT-ROYAL", "Commis de nuit à Mont-Royal"],
    ["COMMIS À RIVIERE-DU-LOUP", "Commis à Rivière-du-Loup"],
    ["CHAUFFEUR, ST-FÉLIX-DE-VALOIS", "Chauffeur, St-Félix-de-Valois"],
    ["PRÉPOSÉ, ST-JEAN-SUR-RICHELIEU", "Préposé, St-Jean-sur-Richelieu"],
    ["COMMIS – LA PRAIRIE", "Commis – La Prairie"],
    ["CHARGÉ DE LA CONCEPTION", "Chargé de la conception"],
    ["COMMIS - L’ÎLE-BIZARD", "Commis - L’Île-Bizard"],
  ])("becomes a French sentence if it is in French: %s", (title, calm) => {
    expect(calmed({ title })).toBe(calm)
  })

  test.each([
    ["WAREHOUSE WORKER", "Warehouse Worker"],
    ["HVAC TECHNICIAN, DAYS", "HVAC Technician, Days"],
    ["PERMISSIONS ANALYST", "Permissions Analyst"],
    ["COMMISSIONAIRE SECURITY", "Commissionaire Security"],
    ["COMMISSIONING LEAD", "Commissioning Lead"],
    ["DIRECTOR OF THE OR NURSES", "Director of the OR Nurses"],
    ["JOURNALIST, DAYS", "Journalist, Days"],
    ["CHARGE NURSE, NIGHTS", "Charge Nurse, Nights"],
    ["CAFÉ MANAGER, DAYS", "Café Manager, Days"],
    ["WAREHOUSE WORKER – LA PRAIRIE", "Warehouse Worker – La Prairie"],
  ])("has English capitals if it is in English: %s", (title, calm) => {
    expect(calmed({ title, ...inPlaces("Toronto, ON") })).toBe(calm)
  })

  test("is left to a person if it is in both languages", () => {
    expect(calmed({ title: "CAISSIER / CASHIER" })).toBeNull()
  })

  test("has the towns of the reference data", () => {
    const names = locationRecords
      .filter(({ type, description }) => type === "Town" && description.endsWith(", QC"))
      .map(({ name }) => name)
      .filter((name) => !/^S(?:ain)?te?[- .]|\d/.test(name))
    expect([...quebecTowns].sort()).toEqual([...new Set(names)].sort())
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
