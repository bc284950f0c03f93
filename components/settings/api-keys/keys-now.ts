import type { PresentedKey } from "@/lib/queries/api-keys"
import type { ListTime } from "./key-facts"

/** The keys as they were last fetched. */
export type KeysNow = {
  keys: readonly PresentedKey[]
  time: ListTime
  /** Whether they were fetched since the dialog opened, and whether they are being fetched. */
  known: boolean
  asking: boolean
}
