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
    "Bilingue pour travailler avec nos fournisseurs américains",
    "Bilingue pour répondre aux demandes de clients anglophones",
    "Bilingue et aucune expérience requise, pour servir nos clients de l’Ontario",
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
    "Bilinguisme apprécié mais non obligatoire",
    "Bilinguisme souhaité, non requis",
    "Bilinguisme (un atout, non exigé)",
    "Bilinguisme valorisé sans être obligatoire",
    "Le bilinguisme et le permis de conduire ne sont pas exigés.",
    "Bilinguisme et expérience non requis",
    "La maîtrise de l’anglais et du français n’est pas exigée.",
    "Aucune expérience ni connaissance de l’anglais n’est exigée.",
    "Nous n’exigeons pas la connaissance de l’anglais et aucun diplôme n’est demandé.",
    "Il n’est pas nécessaire d’être bilingue et le permis n’est pas requis.",
    "Aucune exigence de bilinguisme",
    "Le bilinguisme (français et anglais) n’est pas exigé.",
    "Le bilinguisme (anglais courant) n’est pas exigé.",
    "Le bilinguisme – français et anglais – n’est pas exigé.",
    "La connaissance de l’anglais à l’oral et à l’écrit n’est pas requise.",
    "Bilinguisme : non requis",
    "Bilinguisme français-anglais souhaité, mais non requis",
    "Le bilinguisme est un atout important pour ce poste, mais il n’est pas exigé.",
    "Nul besoin d’être bilingue",
    "No English required",
    "Bilingual an asset but not required",
    "Being bilingual, while useful, is not required.",
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
    ["Le candidat doit être bilingue et aucune expérience n’est requise", "bilingue"],
    ["Bilinguisme exigé et permis de conduire non requis", "Bilinguisme"],
    ["Bilinguisme exigé et permis et diplôme non requis", "Bilinguisme"],
    ["Bilingue obligatoire sans aucune expérience", "Bilingue"],
    ["Bilingue (aucune expérience requise)", "Bilingue"],
    ["Bilingue (expérience non requise)", "Bilingue"],
    ["Bilingue – expérience non requise", "Bilingue"],
    ["Bilingue même si l’expérience n’est pas requise", "Bilingue"],
    ["Bilinguisme exigé, expérience valorisée mais non requise", "Bilinguisme"],
    ["L’expérience n’est pas requise et l’anglais courant est exigé", "anglais courant"],
    ["Bilinguisme exigé : l’expérience, bien qu’utile, n’est pas requise", "Bilinguisme"],
    ["Bilingual and experience not required", "Bilingual"],
    ["Must be bilingual and a degree is not necessary", "bilingual"],
    ["Bilingue pour débuter en janvier", "Bilingue"],
    ["Connaissance de l’anglais pour commencer immédiatement", "Connaissance de l’anglais"],
    ["Bilingue : pour intégrer notre équipe", "Bilingue"],
    ["Bilingue, pour pouvoir postuler", "Bilingue"],
    ["Bilingue pour se joindre à nous", "Bilingue"],
    ["Bilingue pour répondre aux exigences du poste", "Bilingue"],
    ["Bilingue pour travailler avec une équipe dynamique", "Bilingue"],
    ["Bilingue pour compléter notre équipe", "Bilingue"],
    ["Bilingue pour septembre", "Bilingue"],
    ["Bilingual to work with us", "Bilingual"],
    ["Bilingual: able to speak and write well", "Bilingual"],
    ["Spoken and written English", "Spoken and written English"],
  ])("may not be asked for without one: %s", (text, quote) => {
    expect(findingOf("QC-OTHER-LANGUAGE", saying(text))).toMatchObject({ severity: "error", quote })
  })
})
