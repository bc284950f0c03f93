import { describe, expect, test } from "vitest"
import { findingOf, inPlaces, severityOf } from "./judged-sample"

const saying = (text: string) => ({
  ...inPlaces("Gatineau, QC"),
  title: "Commis",
  description: `<p>${text}</p>`,
})

describe("another language in Québec", () => {
  test.each([
    "Être bilingue pour servir notre clientèle ontarienne",
    "Bilingue, pour répondre aux clients hors Québec",
    "Pour bien desservir nos clients de Toronto, l’anglais courant est exigé.",
    "Maîtrise de l’anglais pour lire les manuels du fabricant",
    "Anglais avancé pour le service à la clientèle américaine",
    "Bilingue. Vous devez l’être pour communiquer avec nos bureaux de Boston.",
    "Anglais intermédiaire (motif : clientèle des Maritimes)",
    "Anglais requis : 40 % de la clientèle est anglophone",
    "Bilingual, to answer customers outside Québec",
    "Fluent in English to work with our office in Boston",
  ])("may be asked for with a reason: %s", (text) => {
    expect(severityOf("QC-OTHER-LANGUAGE", saying(text))).toBeUndefined()
  })

  test.each([
    "Le bilinguisme n’est pas exigé",
    "L’anglais n’est pas requis",
    "Le bilinguisme, bien qu’utile, n’est pas nécessaire.",
    "Bilinguisme non requis",
    "Aucune connaissance de l’anglais n’est exigée.",
    "La maîtrise de l’anglais n’est pas une exigence du poste.",
    "Pas besoin d’être bilingue",
    "Being bilingual is not required.",
    "Fluency in English is not necessary.",
  ])("may be said not to be needed: %s", (text) => {
    expect(severityOf("QC-OTHER-LANGUAGE", saying(text))).toBeUndefined()
  })

  test.each([
    "Enseigner l’anglais intermédiaire à des adultes",
    "Cours d’anglais avancé offerts aux employés",
    "Vous évoluerez dans un milieu bilingue.",
    "Rédiger des documents bilingues",
    "You teach English: spoken and written",
  ])("is not asked for by what the work is about: %s", (text) => {
    expect(severityOf("QC-OTHER-LANGUAGE", saying(text))).toBeUndefined()
  })

  test.each([
    ["Anglais de niveau intermédiaire", "Anglais de niveau intermédiaire"],
    ["Anglais (niveau avancé)", "Anglais (niveau avancé"],
    ["Français et anglais parlés et écrits", "anglais parlés et écrits"],
    ["Maîtrise du français et de l’anglais", "Maîtrise du français et de l’anglais"],
    ["Être bilingue", "bilingue"],
    ["Bilinguisme exigé pour occuper ce poste", "Bilinguisme"],
    ["Bilingue. Pour postuler, envoyez votre CV.", "Bilingue"],
    ["Expérience non requise, mais anglais courant exigé", "anglais courant"],
    ["L’expérience n’est pas exigée, l’anglais courant l’est.", "anglais courant"],
    ["Pour notre magasin : anglais fonctionnel", "anglais fonctionnel"],
    ["Bilingue, aucune expérience requise", "Bilingue"],
    ["Bilingual candidates only", "Bilingual"],
    ["Spoken and written English", "Spoken and written English"],
  ])("may not be asked for without one: %s", (text, quote) => {
    expect(findingOf("QC-OTHER-LANGUAGE", saying(text))).toMatchObject({ severity: "error", quote })
  })
})
