import type { changes as english } from "../en/changes"
import type { Translation } from "../translation"

export const changes: Translation<typeof english> = {
  cursorExpired:
    "Ce curseur est trop ancien : les suppressions survenues depuis ne sont plus signalées. Recommencez sans curseur.",
}
