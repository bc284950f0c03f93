import type { requests as english } from "../en/requests"
import type { Translation } from "../translation"

export const requests: Translation<typeof english> = {
  statusWrong: "status est un code comme 400, ou bien failed, 2xx, 4xx ou 5xx.",
  notPageEnd: "Aucune page de la liste ne se termine ici.",
  jobTooLong: "job est un identifiant, ou une référence d’au plus {most} caractères.",
  actorWrong: "actor est l’une de ces valeurs : {values}, ou une personne précise comme person:12.",
}
