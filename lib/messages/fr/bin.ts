import type { bin as english } from "../en/bin"
import type { Translation } from "../translation"

export const bin: Translation<typeof english> = {
  title: "Corbeille",
  description:
    "Les offres supprimées restent ici pendant 30 jours. D’ici là, vous pouvez les rétablir telles quelles.",
  viewerDescription: "Les offres supprimées restent ici pendant 30 jours.",
  search: "Titre ou référence",
  list: "Offres supprimées",
  loading: "Chargement de la corbeille…",
  notLoaded: "La corbeille n’a pas pu être chargée",
  notRefreshed: "La corbeille n’a pas pu être mise à jour",
  emptyTitle: "La corbeille est vide",
  emptyText: "Les offres que vous supprimez restent ici pendant 30 jours et peuvent être rétablies d’ici là.",
  noMatch: "Rien dans la corbeille ne correspond à {search}",
  noMatchText: "La recherche porte sur les titres et les références.",
  clearSearch: "Effacer la recherche",
  viewerTitle: "Seuls les administrateurs et les rédacteurs voient la corbeille",
  deletedBy: "Supprimée le {day} par {actor}",
  daysLeft: "{count, plural, one {encore # jour} other {encore # jours}}",
  lastDay: "Dernier jour",
  until: "Peut être rétablie jusqu’au {instant}",
  restore: "Rétablir",
  restorePosting: "Rétablir {posting}",
  restoreSelected: "Rétablir {postings}",
  erase: "Supprimer définitivement",
  eraseMenu: "Supprimer définitivement…",
  record: "Dossier d’affichage",
  eraseOne: "Supprimer définitivement {posting} ?",
  eraseMany: "Supprimer définitivement {postings} ?",
  eraseText:
    "Ensuite, personne ne pourra la rétablir. Si le public l’a vue, son dossier d’affichage est conservé aussi longtemps qu’il le faut.",
  eraseManyText:
    "Ensuite, personne ne pourra les rétablir. Les dossiers d’affichage de celles que le public a vues sont conservés aussi longtemps qu’il le faut.",
  erased: "{posting} est supprimée définitivement",
  manyErased: "{postings} : suppression définitive",
  manyRestored: "{count, plural, one {# offre est rétablie} other {# offres sont rétablies}}",
  notRestored: "{posting} n’a pas pu être rétablie",
  manyNotRestored:
    "{count, plural, one {# offre n’a pas pu être rétablie} other {# offres n’ont pas pu être rétablies}}",
  returnedToBin:
    "{count, plural, one {# offre est de nouveau dans la corbeille} other {# offres sont de nouveau dans la corbeille}}",
  selectMatching: "Sélectionner les {count} offres supprimées",
  selectFirst: "Sélectionner les {count} premières offres supprimées",
  notSelected: "Les autres pages n’ont pas pu être chargées",
  restoring: "Rétablissement : {finished} offres sur {total}",
  stopping: "Arrêt après les offres déjà commencées…",
  manyTaken:
    "D’autres offres portent maintenant leurs références. Rétablissez-les une à une pour leur donner d’autres références.",
  takenTitle: "Rétablir {posting}",
  count: "{count, plural, one {# offre supprimée} other {# offres supprimées}}",
}
