import type { bulkRuns as english } from "../en/bulk-runs"
import type { Translation } from "../translation"

export const bulkRuns: Translation<typeof english> = {
  notStarted: "Impossible de modifier les offres",
  noPostings: "Choisissez d’abord les offres.",
  tooMany: "Vous pouvez modifier {most, number} offres à la fois. Réduisez la liste.",
  idsOrMatch: "Désignez les offres par leurs identifiants ou par la liste où elles se trouvent.",
  unknownFilter: "La liste n’a pas de filtre « {name} ».",
  filterNotText: "Écrivez chaque filtre en texte, comme dans l’adresse de la liste.",
  deedMissing: "Indiquez ce qu’il faut faire des offres.",
  dateMissing: "Choisissez une date.",
  daysWrong: "Entrez un nombre de jours de 1 à {most}.",
  onMissing: "Choisissez d’activer ou de désactiver.",
  unfinished:
    "Votre modification précédente de plusieurs offres n’est pas encore terminée. Attendez qu’elle se termine ou arrêtez-la.",
  nothingToUndo: "Il n’y a plus rien à défaire.",
  notByEmail: "Les candidatures à cette offre ne se font pas par courriel.",
  notByUrl: "Les candidatures à cette offre ne se font pas à une adresse Web.",
  noRoomForCategory: "Cette offre a déjà {most} catégories. Retirez-en une d’abord.",
  onlyCategory: "C’est la seule catégorie de cette offre. Ajoutez-en une autre d’abord.",
  gone: "Cette offre a été supprimée entre-temps.",
  hasErrors:
    "{count, plural, one {La vérification y a trouvé une erreur.} other {La vérification y a trouvé # erreurs.}}",
  changedSince: "Cette offre a été modifiée depuis.",
  onlyStatus: "Seul son état a pu être rétabli.",
  staysClosed: "Sa date de clôture est passée. Reportez cette date pour afficher l’offre.",
  noSuchDay: "Sa date de clôture ne peut pas être reportée aussi loin.",
  summaryOvertaken: "Vous avez demandé un autre résumé entre-temps.",
  personLeft: "La personne qui a demandé cette modification n’est plus membre.",
  fault: "Un problème est survenu de notre côté.",
}
