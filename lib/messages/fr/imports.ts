import type { imports as english } from "../en/imports"
import type { Translation } from "../translation"

export const imports: Translation<typeof english> = {
  notText: "Ce fichier n’est pas du texte. Enregistrez-le au format CSV, puis choisissez ce fichier.",
  empty: "Le fichier est vide.",
  onlyHeading: "Le fichier contient un en-tête, mais aucune ligne.",
  json: "C’est un fichier JSON, qui ne peut pas être importé. Exportez les offres en CSV.",
  quoteOpen: "Un guillemet ouvert à la ligne {number} n’est jamais fermé ; la suite ne peut pas être lue.",
  tooManyCells:
    "Cette ligne compte {count} cellules et l’en-tête, {most}. Mettez entre guillemets une cellule qui contient le séparateur.",
  repeated: "La ligne {number} a la même référence. Gardez l’une des deux.",
  samePosting: "La ligne {number} porte sur la même offre. Gardez l’une des deux.",
  referenceMissing: "Sans référence, cette ligne créerait une nouvelle offre à chaque importation.",
  otherReference:
    "Aucune offre n’a cette référence, et l’offre {id}, « {title} », a la référence {reference}. Pour modifier cette offre, mettez ici sa référence ; pour en créer une nouvelle, omettez le numéro.",
  noReferenceThere:
    "Aucune offre n’a cette référence, et l’offre {id}, « {title} », n’en a pas. Pour modifier cette offre, omettez ici la référence ; pour en créer une nouvelle, omettez le numéro.",
  notCleared: "« {column} » ne peut pas rester vide.",
  notFlag: "Écrivez oui ou non.",
  noSuchDay: "{text} n’est pas un jour du calendrier.",
  maximumLeft:
    "Le maximum de l’offre est de {maximum, number}, moins que la rémunération. Indiquez-en un autre, ou - pour le retirer.",
  notDate: "Écrivez la date ainsi : 2026-12-31.",
  twoDates: "« {text} » peut vouloir dire {first} ou {second}. Écrivez la bonne date.",
  countedDate:
    "« {text} » est un nombre de jours, tel que les compte un tableur. Écrivez la date, par exemple {date}.",
  spreadsheetError:
    "Le tableur a écrit ici une erreur, « {text} ». Écrivez ce que la cellule devrait contenir.",
  damagedText: "Un caractère de « {near} » était déjà perdu dans le fichier. Écrivez-le de nouveau.",
  shortenedNumber:
    "Le tableur a abrégé ce nombre : « {text} ». Mettez la colonne au format texte et écrivez la référence au complet.",
  unknownStatus: "« {text} » n’est pas un état. Écrivez active, brouillon ou archivée.",
  unknownName: "« {text} » ne figure pas dans la liste.",
  unknownNameOneOf: "« {text} » ne figure pas dans la liste. Utilisez l’un de ces noms : {names}.",
  unknownNameNear: "« {text} » ne figure pas dans la liste. Vouliez-vous dire « {near} » ?",
  rowsMissing: "Les lignes manquent.",
  cellsNotObject: "Une ligne comprend son numéro et ses cellules par colonne.",
  cellNotText: "Une cellule doit être du texte.",
  notRead: "Les lignes n’ont pas pu être lues",
}
