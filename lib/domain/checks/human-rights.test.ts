import { describe, expect, test } from "vitest"
import { findingOf, severityOf } from "./judged-sample"

const saying = (text: string) => ({ title: "Commis", description: `<p>${text}</p>` })

describe("an age", () => {
  test.each([
    "Clientèle de moins de 18 ans",
    "Animer des activités pour des enfants entre 12 et 17 ans",
    "Adultes de moins de 65 ans vivant avec une déficience, nos usagers",
    "Une entreprise de moins de 40 ans d’existence",
    "Moins de 40 ans d’existence",
    "L’usine est en activité depuis moins de 20 ans.",
    "Entretien de véhicules de moins de 10 ans",
    "Ne convient pas aux moins de 18 ans",
    "Soins aux personnes de moins de 65 ans",
    "Looking for young trees to plant",
    "Coach children aged 10 to 14",
    "Youth ages 16 to 24 in our program",
    "Nous cherchons une jeune entreprise partenaire",
    "Nous cherchons à accompagner de jeunes familles",
    "You want young children to learn.",
    "Nous recherchons de jeunes patients pour une étude",
    "Accompagner des personnes de moins de 30 ans en difficulté",
    "Organisme ouvert aux jeunes de moins de 30 ans",
    "Animer des activités destinées aux jeunes de moins de 30 ans",
    "Poste dans un centre réservé aux jeunes de moins de 30 ans",
    "Intervenir auprès des jeunes de moins de 30 ans",
    "Nous recherchons une personne pour accompagner des jeunes de moins de 30 ans",
    "Héberger des personnes de moins de 65 ans vivant avec un handicap",
    "Animation offerte aux jeunes de moins de 30 ans",
    "Services de santé mentale offerts aux jeunes de moins de 30 ans",
    "Rabais offerts aux moins de 30 ans",
    "Our drop-in centre is open to youth aged 16 to 24",
    "Services limited to youth aged 16 to 24",
  ])("of those who are served, or of a thing, is no preference: %s", (text) =>
    expect(severityOf("HR-AGE", saying(text))).toBeUndefined(),
  )

  test.each([
    ["Nous cherchons un jeune infirmier dynamique", "jeune infirmier"],
    ["Nous recherchons activement de jeunes vendeurs", "jeunes vendeurs"],
    ["Jeune vendeur recherché", "Jeune vendeur recherché"],
    ["Looking for a young salesman", "young salesman"],
    ["We want a young salesman.", "young salesman"],
    ["Seeking an energetic young receptionist", "young receptionist"],
    ["Candidats de moins de 30 ans", "moins de 30 ans"],
    ["Réservé aux personnes de moins de 30 ans", "moins de 30 ans"],
    ["Ouvert aux jeunes de moins de 30 ans", "moins de 30 ans"],
    ["Ouvert aux moins de 30 ans", "moins de 30 ans"],
    ["Ce poste s’adresse uniquement aux jeunes adultes de moins de 30 ans", "moins de 30 ans"],
    ["Emploi destiné aux jeunes âgés de moins de 30 ans", "moins de 30 ans"],
    ["Poste de service à la clientèle réservé aux personnes de moins de 30 ans", "moins de 30 ans"],
    ["Poste pour les jeunes de moins de 30 ans", "moins de 30 ans"],
    ["Nous cherchons des jeunes de moins de 30 ans", "moins de 30 ans"],
    ["Nous embauchons des personnes de moins de 30 ans", "moins de 30 ans"],
    ["La priorité est donnée aux personnes de moins de 30 ans", "moins de 30 ans"],
    ["Position open to youth aged 18 to 30", "aged 18 to 30"],
    ["Hiring youth ages 18 to 30", "ages 18 to 30"],
    ["Avoir entre 20 et 35 ans", "entre 20 et 35 ans"],
    ["Moins de 35 ans de préférence", "Moins de 35 ans"],
    ["Personne de moins de 30 ans pour animer un groupe d’enfants", "moins de 30 ans"],
  ])("of the person who is sought is one: %s", (text, quote) =>
    expect(findingOf("HR-AGE", saying(text))).toMatchObject({ severity: "warning", quote }),
  )
})

describe("a criminal record", () => {
  test.each([
    "Aucun casier judiciaire",
    "Antécédents judiciaires : aucun",
    "Casier judiciaire : aucun",
    "Ne pas avoir d’antécédents judiciaires",
    "Criminal record: none",
    "Without a criminal record",
  ])("is found: %s", (text) => expect(severityOf("HR-RECORD", saying(text))).toBe("warning"))

  test.each([
    "Aucun antécédent judiciaire n’est vérifié.",
    "Une vérification des antécédents judiciaires peut être exigée.",
    "Antécédents judiciaires : aucun, pour le travail auprès du secteur vulnérable",
  ])("is not found: %s", (text) => expect(severityOf("HR-RECORD", saying(text))).toBeUndefined())
})

/** What the button sets in a title or writes in a description; null if it only leads there. */
function reworded(code: string, said: { title?: string; description?: string }) {
  const mend = findingOf(code, said)?.mend
  if (mend?.kind === "replace") return mend.replacement
  return mend?.kind === "title" ? mend.title : null
}

describe("a rewording", () => {
  test.each([
    ["Line cook (young and energetic)", "Line cook"],
    ["Line cook - young and energetic", "Line cook"],
    ["Young and energetic line cook", "Energetic line cook"],
    ["Commis (jeune et dynamique)", "Commis"],
    ["Commis jeune et dynamique", "Commis dynamique"],
  ])("of an age in a title leaves the name of the job: %s", (title, without) =>
    expect(reworded("HR-AGE", { title })).toBe(without),
  )

  test.each([
    ["Serveuse", "Serveur ou serveuse"],
    ["Serveuse de restaurant", "Serveur ou serveuse de restaurant"],
    ["Serveuse, temps plein", "Serveur ou serveuse, temps plein"],
    ["Serveuse bilingue", "Serveur ou serveuse bilingue"],
    ["Serveuse recherchée", null],
    ["Serveuse expérimentée", null],
    ["Serveuse de nuit demandée", null],
    ["Serveuses motivées", null],
    ["Femme de ménage recherchée", null],
    ["Femmes de ménage", "Préposés ou préposées à l’entretien ménager"],
  ])("of a French title agrees, or is left to a person: %s", (title, without) =>
    expect(reworded("HR-SEX", { title })).toBe(without),
  )

  test.each([
    ["HR-SEX", "Nous cherchons une serveuse pour le soir.", null],
    ["HR-SEX", "Une bonne serveuse sait sourire.", null],
    ["HR-SEX", "Un homme à tout faire entretient l’immeuble.", null],
    ["HR-SEX", "Poste de serveuse à Laval", "serveur ou serveuse"],
    ["HR-SEX", "Notre serveuse accueille les clients.", null],
    ["HR-RECORD", "Avoir un casier judiciaire vierge", null],
    ["HR-RECORD", "Casier judiciaire vierge exigé", null],
    ["HR-RECORD", "Casier judiciaire vierge", "Vérification des antécédents judiciaires"],
    ["HR-RECORD", "Aucun casier judiciaire", "Vérification des antécédents judiciaires"],
    ["HR-RECORD", "Antécédents judiciaires : aucun", "Vérification des antécédents judiciaires"],
  ])("of a French text agrees, or is left to a person: %s, %s", (code, text, instead) =>
    expect(reworded(code, { title: "Commis", description: `<p>${text}</p>` })).toBe(instead),
  )
})
