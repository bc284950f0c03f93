import type { postingCheck as english } from "../en/posting-check"
import type { Translation } from "../translation"

export const postingCheck: Translation<typeof english> = {
  title: "Vérification de l’offre",
  intro:
    "Ce que la loi demande, ce que les sites d’emploi masquent et ce qui fait fuir les candidatures s’affichent ici pendant que vous écrivez.",
  errors: "Erreurs",
  warnings: "Avertissements",
  advice: "Conseils",
  errorCount: "{count, plural, one {# erreur} other {# erreurs}}",
  warningCount: "{count, plural, one {# avertissement} other {# avertissements}}",
  adviceCount: "{count, plural, one {# conseil} other {# conseils}}",
  allClear: "Aucun problème relevé selon les règles du {date}. Ceci n’est pas un avis juridique.",
  notAdvice: "Selon les règles du {date}. Ceci n’est pas un avis juridique.",
  readOn: " · consulté le {date}",
  newTab: " (s’ouvre dans un nouvel onglet)",
  addSentence: "Ajouter « {sentence} »",
  useTitle: "Utiliser « {title} »",
  replaceWith: "Remplacer par « {text} »",
  takeOut: "Retirer « {text} »",
  setPay: "Entrer {pay}",
  usePlace: "Utiliser {place}",
  jump: "{findings} : aller à la vérification de l’offre",
  goToField: "Aller au champ",
  askAdmin: "Seuls les administrateurs peuvent y répondre : adressez-vous à l’un d’eux.",
  openSettings: "Ouvrir les paramètres",
  muted:
    "{count, plural, one {# règle est désactivée dans les paramètres.} other {# règles sont désactivées dans les paramètres.}}",
  dismissed:
    "{count, plural, one {# règle est écartée pour cette offre.} other {# règles sont écartées pour cette offre.}}",
  setAside: "Écarter",
  setAsideAsk: "Écarter…",
  setAsideTitle: "Écarter ce constat pour cette offre ?",
  reason: "Motif",
  reasonHint: "Vos collègues voient ce motif ici. Le constat revient quand ce qu’il vise change.",
  reasonMissing: "Indiquez le motif.",
  dismissedBy: "« {reason} » — {person}, {when}",
  takeBack: "Afficher de nouveau",
  takeBackRule: "Afficher de nouveau : {rule}",
  openTitle:
    "{count, plural, one {La vérification relève # erreur} other {La vérification relève # erreurs}}",
  enforced: "Votre employeur exige que les erreurs soient corrigées avant la publication.",
  publishAnyway: "Publier quand même",
  look: "Afficher",
}
