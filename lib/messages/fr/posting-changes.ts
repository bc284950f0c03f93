import type { postingChanges as english } from "../en/posting-changes"
import type { Translation } from "../translation"

export const postingChanges: Translation<typeof english> = {
  published: "{posting} est publiée",
  archived: "{posting} est archivée",
  draft: "{posting} est un brouillon",
  activeAgain: "{posting} est de nouveau active",
  archivedAgain: "{posting} est de nouveau archivée",
  draftAgain: "{posting} est de nouveau un brouillon",
  datedToday: "Elle porte la date d’aujourd’hui et reste ouverte jusqu’au {day}.",
  closeDatePassed:
    "Sa date de clôture, le {day}, est passée : choisissez une date ultérieure pour la rouvrir.",
  openUntil: "Elle est ouverte jusqu’au {day}.",
  notSeen: "Les candidats ne la voient plus.",
  keepsDates: "Elle garde la date reçue à la publication, le {from}, jusqu’à sa prochaine publication.",
  manyPublished: "{count, plural, one {# offre est publiée} other {# offres sont publiées}}",
  manyArchived: "{count, plural, one {# offre est archivée} other {# offres sont archivées}}",
  manyDeleted: "{count, plural, one {# offre est supprimée} other {# offres sont supprimées}}",
  manyRestored: "{count, plural, one {# offre est comme avant} other {# offres sont comme avant}}",
  stoppedPublished: "Arrêt : sur {asked}, {count, plural, one {# est publiée} other {# sont publiées}}",
  stoppedArchived: "Arrêt : sur {asked}, {count, plural, one {# est archivée} other {# sont archivées}}",
  stoppedDeleted: "Arrêt : sur {asked}, {count, plural, one {# est supprimée} other {# sont supprimées}}",
  stoppedRestored: "Arrêt : sur {asked}, {count, plural, one {# est comme avant} other {# sont comme avant}}",
  draftsDated:
    "{count, plural, one {# d’entre elles était un brouillon et porte la date d’aujourd’hui.} other {# d’entre elles étaient des brouillons et portent la date d’aujourd’hui.}}",
  alreadySo: "{count, plural, one {# autre l’était déjà.} other {# autres l’étaient déjà.}}",
  alreadyPublished: "{count, plural, one {# offre est déjà publiée} other {# offres sont déjà publiées}}",
  alreadyArchived: "{count, plural, one {# offre est déjà archivée} other {# offres sont déjà archivées}}",
  publishing: "Publication : {finished, number} sur {total, number}",
  archiving: "Archivage : {finished, number} sur {total, number}",
  deleting: "Suppression : {finished, number} sur {total, number}",
  restoring: "Rétablissement : {finished, number} sur {total, number}",
  notAllChanged: "Les offres n’ont pas toutes pu être modifiées",
  notPublished: "Publication impossible : {count, number} sur {asked}",
  notArchived: "Archivage impossible : {count, number} sur {asked}",
  notDeleted: "Suppression impossible : {count, number} sur {asked}",
  notRestored: "Rétablissement impossible : {count, number} sur {asked}",
  noneChanged: "Rien n’a été modifié. Les offres en échec restent sélectionnées.",
  othersPublished:
    "{count, plural, one {L’autre offre est publiée.} other {Les # autres sont publiées.}} Les offres en échec restent sélectionnées.",
  othersArchived:
    "{count, plural, one {L’autre offre est archivée.} other {Les # autres sont archivées.}} Les offres en échec restent sélectionnées.",
  othersDeleted:
    "{count, plural, one {L’autre offre est supprimée.} other {Les # autres sont supprimées.}} Les offres en échec restent sélectionnées.",
  othersRestored:
    "{count, plural, one {L’autre offre est comme avant.} other {Les # autres sont comme avant.}} Les offres en échec restent sélectionnées.",
  tryAgain: "Réessayer pour {postings}",
  failed: "Ce qui a échoué",
  deleteOne: "Supprimer {posting} ?",
  deleteMany: "Supprimer {postings} ?",
  confirmOne: "Supprimer l’offre",
  confirmMany: "Supprimer {postings}",
  toBeDeleted: "À supprimer",
  andMore: "{count, plural, one {et # autre} other {et # autres}}",
  textLost: "Elle va à la corbeille, d’où vous pouvez la rétablir pendant 30 jours.",
  textAndReferenceLost:
    "Elle va à la corbeille, d’où vous pouvez la rétablir pendant 30 jours. Sa référence {reference} redevient libre aussitôt.",
  textsLost:
    "Elles vont à la corbeille, d’où vous pouvez les rétablir pendant 30 jours. Leurs références redeviennent libres aussitôt.",
  activeNow:
    "{count, plural, one {# d’entre elles est active en ce moment.} other {# d’entre elles sont actives en ce moment.}}",
  asBefore: "{posting} est comme avant",
  // Les règles d’aujourd’hui refusent le reste.
  statusBack: "{posting} a retrouvé son état précédent",
  statusBackText:
    "Les autres modifications demeurent, car ce qu’il y avait avant est refusé aujourd’hui. {reason}",
  backFromBin: "{posting} est sortie de la corbeille",
  changedSince: "{posting} a été modifiée depuis : rien n’a été défait",
  changedSinceText:
    "Dernière modification : {actor}. Voyez l’historique pour décider de ce qu’il faut défaire.",
  somebody: "une autre personne",
  look: "Voir l’offre",
  stillInBin: "{posting} est encore dans la corbeille",
  stillInBinText:
    "Une autre offre a maintenant sa référence. Dans la corbeille, vous pouvez la rétablir sous une autre.",
  toBin: "Aller à la corbeille",
  referenceTaken: "Une autre offre a maintenant cette référence",
  referenceTakenText: "Une référence n’appartient qu’à une offre à la fois. <link>Voir l’autre offre</link>",
  whichReference: "Référence de cette offre",
  presentReference: "Garder l’actuelle, {reference}",
  otherReference: "Une autre référence",
  noReference: "Aucune référence",
  newReference: "Nouvelle référence",
  useReference: "Continuer",
}
