import type { postingCheck as english } from "../en/posting-check"
import type { Translation } from "../translation"

export const postingCheck: Translation<typeof english> = {
  title: "Vérification de l’offre",
  intro:
    "Ce que la loi demande, ce que les sites d’emploi masquent et ce qui rebute les candidats s’affiche ici pendant que vous écrivez.",
  errors: "Erreurs",
  warnings: "Avertissements",
  advice: "Conseils",
  errorCount: "{count, plural, one {# erreur} other {# erreurs}}",
  warningCount: "{count, plural, one {# avertissement} other {# avertissements}}",
  adviceCount: "{count, plural, one {# conseil} other {# conseils}}",
  allClear: "Aucun point relevé par les règles du {date}. Ceci n’est pas un avis juridique.",
  notAdvice: "Selon les règles du {date}. Ceci n’est pas un avis juridique.",
  readOn: " · consulté le {date}",
  newTab: " (s’ouvre dans un nouvel onglet)",
  addSentence: "Ajouter « {sentence} »",
  useTitle: "Utiliser « {title} »",
  replaceWith: "Remplacer par « {text} »",
  takeOut: "Retirer « {text} »",
  setPay: "Inscrire {pay}",
  usePlace: "Utiliser {place}",
  jump: "{findings} : aller à la vérification de l’offre",
  goToField: "Aller au champ",
  openSettings: "Ouvrir les paramètres",
  muted:
    "{count, plural, one {# règle est désactivée dans les paramètres.} other {# règles sont désactivées dans les paramètres.}}",
  dismissed:
    "{count, plural, one {# règle est écartée pour cette offre.} other {# règles sont écartées pour cette offre.}}",
  setAside: "Écarter",
  setAsideAsk: "Écarter…",
  setAsideTitle: "Écarter cette remarque pour cette offre ?",
  reason: "Pourquoi",
  reasonHint:
    "Vos collègues voient cette raison dans l’activité. La remarque revient quand ce qu’elle vise change.",
  takeBack: "Afficher de nouveau",
  takeBackRule: "Afficher de nouveau : {rule}",
  openTitle:
    "{count, plural, one {La vérification relève # erreur} other {La vérification relève # erreurs}}",
  enforced: "Votre organisation exige que les erreurs soient corrigées avant la publication.",
  publishAnyway: "Publier quand même",
  look: "Afficher",
}
