import type { checkSettings as english } from "../en/check-settings"
import type { Translation } from "../translation"

export const checkSettings: Translation<typeof english> = {
  description:
    "Ce que la vérification doit savoir de votre organisation. Une question sans réponse ne cause aucune erreur : la vérification vous la pose plutôt.",
  factsTitle: "Votre organisation",
  employees: "25 employés ou plus en Ontario",
  employeesHint:
    "Comptez tout le monde, y compris le personnel à temps partiel et occasionnel. Les règles ontariennes s’appliquent à partir de là.",
  usesAi: "L’IA sert à présélectionner, à évaluer ou à choisir des candidats",
  usesAiHint: "Le classement et le jumelage dans un système de suivi des candidatures comptent.",
  statementEn: "Phrase sur l’IA, en anglais",
  statementFr: "Phrase sur l’IA, en français",
  statementHint: "Proposée dans les offres en Ontario. Si le champ est vide, nous proposons la nôtre.",
  federal: "Réglementation fédérale",
  federalHint:
    "Banques, télécommunications, transport aérien ou interprovincial. Les règles provinciales sur les offres ne s’appliquent alors pas.",
  hours: "Heures habituelles par semaine",
  hoursHint: "Pour calculer la rémunération annuelle quand une offre ne précise pas ses heures.",
  yes: "Oui",
  no: "Non",
  unknown: "Sans réponse",
  enforce: "Publier seulement sans erreur",
  enforceHint:
    "La publication est refusée tant que la vérification relève une erreur. Un brouillon peut toujours être enregistré.",
  save: "Enregistrer les réponses",
  saved: "Les réponses sont enregistrées",
  notLoaded: "Les paramètres de la vérification n’ont pas pu être chargés",
  mutedTitle: "Règles désactivées",
  mutedDescription:
    "Ces règles ne s’appliquent pas à vos offres. L’activité indique qui les a désactivées et pourquoi.",
  noneMuted: "Aucune règle n’est désactivée.",
  rule: "Règle",
  reason: "Motif",
  mute: "Désactiver la règle",
  unmute: "Réactiver",
  unmuteNamed: "Réactiver {code}",
  mutedBy: "{reason} ({name})",
  allRules: "Toutes les règles et leurs sources",
}
