import type { records as english } from "../en/records"
import type { Translation } from "../translation"

export const records: Translation<typeof english> = {
  title: "Dossiers d’affichage",
  description:
    "Ce que le public a vu de vos offres, et quand. Les dossiers sont conservés trois ans après la fin de l’affichage, même si l’offre est supprimée. Votre exploitant peut fixer une durée plus longue.",
  period: "Dossiers d’une période",
  periodText:
    "Toutes les offres affichées au moins une fois entre ces deux jours, premier et dernier compris. {zone}",
  from: "Du",
  to: "Au",
  fileText:
    "Le fichier contient une ligne JSON par offre, avec chaque version que le public a pu voir. Pour imprimer le dossier d’une seule offre, ouvrez-le depuis la page de l’offre ou depuis la corbeille.",
  download: "Télécharger les dossiers",
}
