import type { frame as english } from "../en/frame"
import type { Translation } from "../translation"

export const frame: Translation<typeof english> = {
  openMenu: "Ouvrir le menu",
  menu: "Menu",
  main: "Navigation principale",
  breadcrumbs: "Fil d’Ariane",
  postings: "Offres d’emploi",
  bin: "Corbeille",
  importExport: "Importer et exporter",
  settings: "Paramètres",
  apiDocs: "Guide de l’API",
  employer: "Employeur",
  employerIs: "Employeur : {name}",
  account: "Votre compte",
  accountOf: "Votre compte : {name}",
  languageNotSaved: "Votre langue n’a pas pu être enregistrée",
  signOut: "Se déconnecter",
  signedOutTitle: "Votre session a pris fin",
  signedOutText:
    "Reconnectez-vous pour continuer. La page de connexion s’ouvre dans un nouvel onglet, et ce que vous avez écrit reste ici.",
  signIn: "Se connecter",
  inNewTab: " (dans un nouvel onglet)",
  shutOutTitle: "Vous ne pouvez pas continuer ici",
  reload: "Recharger la page",
  offlineTitle: "Vous êtes hors ligne",
  offlineText:
    "Rien ne peut être enregistré tant que la connexion n’est pas rétablie. Ce que vous écrivez reste ici.",
  noAccessTitle: "Vous n’avez pas accès à cet employeur",
  toYourPostings: "Aller à vos offres",
  timesAre: "Les heures sont celles du fuseau {timeZone}.",
  shortcuts: "Raccourcis clavier",
  shortcutsAct: "Ils agissent partout dans cette page, sauf dans un champ.",
  useShortcuts: "Utiliser les raccourcis à une touche",
  useShortcutsHint: "Désactivez-les s’ils gênent la saisie vocale. Ce choix est retenu dans ce navigateur.",
  nameField: "Nom",
}
