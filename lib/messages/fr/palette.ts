import type { palette as english } from "../en/palette"
import type { Translation } from "../translation"

export const palette: Translation<typeof english> = {
  open: "Chercher ou aller à…",
  placeholder: "Une commande, une page ou une offre",
  count: "{count, plural, one {# résultat} other {# résultats}}",
  commands: "Commandes",
  pages: "Pages",
  newPosting: "Nouvelle offre",
  import: "Importer des offres",
  exportCsv: "Exporter toutes les offres en CSV",
  exportJson: "Exporter toutes les offres en JSON",
  workFor: "Travailler pour {employer}",
  employer: "Employeur",
  postingCheck: "Vérification de l’offre",
  members: "Membres",
  keys: "Clés API",
  webhooks: "Webhooks",
  requests: "Requêtes",
  activity: "Activité",
  records: "Dossiers d’affichage",
  reference: "Référence de l’API",
  rules: "Règles de la vérification des offres",
}
