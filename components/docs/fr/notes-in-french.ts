import type { fieldCodeNotes } from "@/lib/api/v1.1/field-codes"
import type { jobFieldNotes } from "@/lib/api/v1.1/openapi/field-notes"
import type { problemNotes } from "@/lib/api/v1.1/openapi/problem-notes"

/** What the fields of a job request mean; the OpenAPI document has this in English. */
export const fieldNotesInFrench: Record<keyof typeof jobFieldNotes, string> = {
  referenceId:
    'Votre propre identifiant, unique parmi vos offres et comparé tel quel. Null, "" ou des espaces : aucun.',
  title: "Au plus 256 caractères ; les espaces au début et à la fin sont retirés.",
  closeDate:
    'Un jour, YYYY-MM-DD, qui ne précède pas publishDate (un PUT peut renvoyer celui qui a été lu) ; d’une date avec heure, la date est conservée. Omis, null ou "" : 60 jours après publishDate.',
  confidential: "Le nom de l’employeur n’est pas montré au public. Null équivaut à false.",
  autoRefresh:
    "publishDate avance de 7 jours, tous les 7 jours. True exige le forfait illimité (not_available_on_plan), même renvoyé tel que lu. Null équivaut à false.",
  status:
    "active si omis d’une nouvelle offre. Un brouillon qui devient actif est publié le jour même ; tout autre changement ne touche à rien d’autre.",
  locations:
    "De 1 à 3 lieux, chacun par sa description : celle d’un enregistrement de /locations, sans égard à la casse ni aux accents, ou un autre lieu du Canada sous la forme Name, XX. Les répétitions comptent une fois.",
  categories: "De 1 à 3 identifiants de /jobcategories. Les répétitions comptent une fois.",
  positionType: "Un identifiant de /positiontypes.",
  salary:
    'Null ou "" : aucune. Dans un PUT, les champs se fusionnent ; une rémunération a ensuite un montant et une période, et maxAmount n’est pas inférieur à amount. Les montants ont au plus 4 décimales.',
  description:
    "Du HTML qui contient du texte. Il est nettoyé à l’arrivée : strong, b, em, i, br, p, div, ul, ol, li et a (avec href) demeurent, les autres balises disparaissent et leur texte demeure, séparé comme il l’était. Sous la forme où elle est conservée, elle peut être aussi longue qu’un corps, 2 Mio par défaut (too_long).",
  applicantRoutingType:
    "1 pour les candidatures par courriel, 2 par une adresse Web : voir /applicantroutingtypes.",
  applicationEmail:
    "Obligatoire avec le mode de candidature 1. Avec 2, elle est vérifiée, puis conservée comme null.",
  applicationUrl:
    "Obligatoire avec le mode de candidature 2, en http:// ou https://. Avec 1, elle est vérifiée, puis conservée comme null.",
}

/** When each error code is returned. */
export const problemNotesInFrench: Record<keyof typeof problemNotes, string> = {
  invalid_json: "Le corps n’est pas un objet JSON en UTF-8.",
  validation_failed:
    "Une règle n’est pas respectée : errors nomme tous les champs, paramètres ou en-têtes à corriger à la fois.",
  not_available_on_plan:
    "L’actualisation automatique est demandée, et le forfait de l’employeur ne la comprend pas.",
  check_failed:
    "L’employeur empêche la publication d’une offre où la vérification relève une erreur : errors nomme les constats, chacun avec le code de sa règle. Un brouillon n’est jamais refusé.",
  unauthorized: "La clé est absente, inconnue, suspendue, expirée ou révoquée : une seule et même réponse.",
  forbidden:
    "La clé n’a pas l’autorisation, le rôle de la personne ne le permet pas, ou l’employeur exige l’authentification à deux facteurs et la personne ne l’a pas configurée.",
  not_found: "Cela n’existe pas, ou appartient à un autre employeur ; avec If-Match comme sans.",
  method_not_allowed: "L’adresse n’offre pas la méthode : Allow dit ce qu’elle offre.",
  duplicate_reference_id:
    "Une autre offre a ce referenceId : existing et Location disent laquelle. Une clé qui ne peut qu’écrire, ou qui ne voit pas les offres confidentielles, apprend donc qu’une référence est prise ; d’une offre confidentielle, elle n’apprend pas laquelle.",
  idempotency_in_progress:
    "La première requête avec cette Idempotency-Key est encore en cours. Redemandez dans un instant.",
  precondition_failed:
    "If-Match n’est pas respecté : l’offre a changé depuis, et ETag est l’actuel, ou la requête en créerait une. Ou encore If-None-Match: * a été envoyé, et l’offre existe.",
  cursor_expired:
    "Les suppressions survenues depuis ce curseur ne sont plus signalées (90 jours), ou le service a depuis été rétabli à partir d’une sauvegarde. Recommencez sans curseur.",
  webhook_limit: "L’employeur a déjà 10 webhooks, ce qui est le maximum. Supprimez-en un d’abord.",
  payload_too_large: "Le corps dépasse 2 Mio, sauf autre choix de l’exploitant.",
  unsupported_media_type: "Le Content-Type n’est pas application/json.",
  idempotency_mismatch: "L’Idempotency-Key a déjà servi avec un autre corps.",
  rate_limited: "Trop de requêtes : Retry-After dit dans combien de secondes revenir.",
  internal_error: "Une défaillance du service. Le requestId la retrouve dans le journal de l’exploitant.",
  unavailable: "La base de données est inaccessible : Retry-After dit dans combien de secondes revenir.",
}

/** When each field code is returned. */
export const fieldCodeNotesInFrench: Record<keyof typeof fieldCodeNotes, string> = {
  required: "Il est absent, null ou vide, et il est obligatoire.",
  duplicate_reference_id: "Une autre offre l’a déjà ; existing nomme cette offre.",
  invalid:
    "Il n’a pas le bon type, la bonne forme ou une valeur permise : du texte pour un nombre, un état inconnu.",
  invalid_characters:
    "Il contient un caractère qui n’est pas du texte : NUL, ou la moitié d’une paire de substitution.",
  invalid_date: "Ce jour n’existe pas au calendrier.",
  invalid_email: "Ce n’est pas une adresse courriel.",
  invalid_url:
    "Ce n’est pas une adresse en http:// ou https:// ; d’un webhook, pas une adresse qu’il peut avoir : le message dit pourquoi.",
  not_available_on_plan: "Le forfait de l’employeur ne le comprend pas.",
  too_deep: "Son HTML imbrique trop profondément ses éléments.",
  too_early: "Il précède le jour de la publication de l’offre.",
  too_large: "Le nombre est trop grand.",
  too_long: "Il compte trop de caractères.",
  too_many: "La liste compte trop d’éléments.",
  too_precise: "Le nombre compte trop de décimales.",
  too_small: "Le nombre est trop petit : inférieur à zéro, ou un maximum inférieur au montant.",
  unknown_id: "Aucun enregistrement n’a cet identifiant.",
  unknown_location: "Le lieu n’est pas connu ; le message nomme les plus proches.",
}
