import type { postingChanges as english } from "../en/posting-changes"
import type { Translation } from "../translation"

export const postingChanges: Translation<typeof english> = {
  published: "{posting} est publiée",
  staysClosed: "{posting} est active, mais n’est pas affichée",
  archived: "{posting} est archivée",
  draft: "{posting} est un brouillon",
  activeAgain: "{posting} est de nouveau active",
  archivedAgain: "{posting} est de nouveau archivée",
  draftAgain: "{posting} est de nouveau un brouillon",
  datedToday: "Elle porte la date d’aujourd’hui et reste affichée jusqu’au {day}.",
  closeDatePassed:
    "Sa date de clôture, le {day}, est passée : choisissez une date ultérieure pour l’afficher de nouveau.",
  openUntil: "Elle est affichée jusqu’au {day}.",
  notSeen: "Le public ne la voit plus.",
  keepsDates: "Elle garde la date reçue à la publication, le {from}, jusqu’à sa prochaine publication.",
  manyPublished: "{count, plural, one {# offre est publiée} other {# offres sont publiées}}",
  manyArchived: "{count, plural, one {# offre est archivée} other {# offres sont archivées}}",
  manyDeleted: "{count, plural, one {# offre est supprimée} other {# offres sont supprimées}}",
  manyRestored:
    "{count, plural, one {# offre est redevenue comme avant} other {# offres sont redevenues comme avant}}",
  publishing: "Publication : {finished, number} sur {total, number}",
  archiving: "Archivage : {finished, number} sur {total, number}",
  deleting: "Suppression : {finished, number} sur {total, number}",
  restoring: "Rétablissement : {finished, number} sur {total, number}",
  notAllChanged: "Les offres n’ont pas toutes pu être modifiées",
  deleteOne: "Supprimer {posting} ?",
  confirmOne: "Supprimer l’offre",
  textLost: "Elle va à la corbeille, d’où vous pouvez la rétablir pendant 30 jours.",
  textAndReferenceLost:
    "Elle va à la corbeille, d’où vous pouvez la rétablir pendant 30 jours. Sa référence {reference} redevient libre aussitôt.",
  asBefore: "{posting} est redevenue comme avant",
  // Today's rules refuse the rest.
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
