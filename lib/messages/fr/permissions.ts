import type { permissions as english } from "../en/permissions"
import type { Translation } from "../translation"

export const permissions: Translation<typeof english> = {
  roleLacks:
    "Votre rôle {role} ne permet pas cette action : {deed}. Un administrateur peut vous donner le rôle {granted}.",
  scopeLacks: "Cette clé n’a pas l’autorisation {scope}. Un administrateur peut en créer une qui l’a.",
  personNeeded:
    "Une clé API ne peut pas faire cela : il faut une personne qui a ouvert une session dans le tableau de bord.",
  twoFactorNeeded:
    "{employer} exige de ses membres l’authentification à deux facteurs. Rechargez la page pour la configurer.",
  // These follow “rôle”.
  admin: "d’administrateur",
  editor: "de rédacteur",
  viewer: "de lecteur",
  seePostings: "voir les offres",
  changePostings: "modifier les offres",
  importPostings: "importer des offres",
  checkPostings: "vérifier des offres d’emploi",
  deletePostings: "supprimer les offres",
  sendBatches: "envoyer des lots",
  seeConfidential: "voir les offres confidentielles",
  useViews: "utiliser les vues de la liste",
  shareViews: "partager des vues ou modifier celles qui le sont",
  seeOneself: "voir qui vous êtes",
  useAccount: "utiliser un compte",
  setUpTwoFactor: "configurer l’authentification à deux facteurs",
  seeMembers: "voir les membres",
  manageMembers: "gérer les membres",
  manageKeys: "gérer les clés API",
  manageWebhooks: "gérer les webhooks",
  seeActivity: "voir l’activité",
  seeRequests: "voir le journal des requêtes",
  seeEmployer: "voir l’employeur",
  changeEmployer: "modifier l’employeur",
  emptyBin: "vider la corbeille",
  exportRecords: "exporter les dossiers d’affichage",
}
