import type { docs as english } from "../en/docs"
import type { Translation } from "../translation"

export const docs: Translation<typeof english> = {
  documentation: "Documentation de l’API",
  toDashboard: "Openings, vers le tableau de bord",
  guide: "Guide",
  reference: "Référence",
  checkRules: "Règles des offres",
  checkRulesTitle: "Règles de la vérification des offres",
  checkRulesDescription:
    "Toutes les règles, ce sur quoi elles reposent et le jour de notre dernière lecture. Selon les règles du {date}. Ceci n’est pas un avis juridique.",
  checkRule: "Règle",
  checkRuleAsks: "Ce qu’elle vérifie",
  checkRuleMayBe: "Elle peut être",
  checkRuleSince: "En vigueur depuis",
  checkRuleSources: "Sources, et date de lecture",
  checkLaw: "La loi",
  checkRights: "Droits de la personne",
  checkBoards: "Sites d’emploi et candidats",
  checkError: "une erreur",
  checkWarning: "un avertissement",
  checkAdvice: "un conseil",
  guideTitle: "Guide de l’API",
  guideDescription: "Tout ce que le tableau de bord fait avec les offres, pour vos propres programmes.",
  onThisPage: "Dans cette page",
  sampleLanguages: "Langages : {title}",
  referenceTitle: "Référence de l’API",
  referenceNotLoaded: "La référence n’a pas pu être chargée",
  referenceNotLoadedText:
    "Rechargez la page pour réessayer. Le document lui-même se trouve à l’adresse <link></link>.",
  referenceNeedsScript:
    "La référence a besoin de JavaScript. Le document qu’elle présente se trouve à l’adresse <link></link>.",
  referenceLoading: "Chargement de la référence",
}
