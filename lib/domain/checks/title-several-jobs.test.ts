import { describe, expect, test } from "vitest"
import { findingOf, severityOf } from "./judged-sample"

describe("a title that names one job in both genders", () => {
  test.each([
    "Infirmier clinicien / Infirmière clinicienne",
    "Adjoint administratif / Adjointe administrative",
    "Technicien en laboratoire/Technicienne en laboratoire",
    "Chargé de projet/Chargée de projet",
    "Infirmière auxiliaire / infirmier auxiliaire",
    "Infirmière auxiliaire / infirmier auxiliaire – soins à domicile",
    "Travailleur social / travailleuse sociale en CLSC",
    "Directeur général adjoint / Directrice générale adjointe",
    "Technicien en laboratoire / technicienne",
    "Serveur / serveuse de nuit",
  ])("is one job: %s", (title) => expect(severityOf("T-MULTI", { title })).toBeUndefined())

  test.each([
    ["Chef cuisinier / chef pâtissier", "cuisinier / chef"],
    ["Chargé de projet / Chargé de programme", "projet / Chargé"],
    ["Caregiver/Cleaner", "Caregiver/Cleaner"],
    ["Commis de bureau / réceptionniste", "bureau / réceptionniste"],
  ])("may be two: %s", (title, quote) =>
    expect(findingOf("T-MULTI", { title })).toMatchObject({ severity: "advice", quote }),
  )
})

describe("a title with several openings", () => {
  test.each([
    ["2 postes de commis", "2 postes", null],
    ["Deux postes d’infirmières", "Deux postes", null],
    ["Soudeur/Soudeuse, 3 postes", "3 postes", "Soudeur/Soudeuse"],
    ["Soudeur – 3 postes à combler", "3 postes à combler", "Soudeur"],
    ["Soudeur (3 postes disponibles)", "3 postes disponibles", "Soudeur"],
    ["Welder - 3 openings", "3 openings", "Welder"],
    ["3 positions: Welder", "3 positions", "Welder"],
    ["Welder (3 positions)", "(3 positions)", "Welder"],
  ])("%s", (title, quote, without) =>
    expect(findingOf("T-MULTI", { title })).toMatchObject({
      severity: "warning",
      quote,
      mend: without ? { kind: "title", title: without } : { kind: "go", field: "title" },
    }),
  )

  test.each([
    "Superviseur de 3 postes de garde",
    "Technicien, 200 postes de travail",
    "Agent, 2 postes frontaliers",
  ])("is not one about something else: %s", (title) =>
    expect(severityOf("T-MULTI", { title })).toBeUndefined(),
  )
})
