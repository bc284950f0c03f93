import type { changes as english } from "../en/changes"
import type { Translation } from "../translation"

export const changes: Translation<typeof english> = {
  cursorExpired:
    "Ce curseur ne peut plus servir : il date de plus de 90 jours, ou le service a été rétabli à partir d’une sauvegarde. Recommencez sans curseur.",
}
