import type { PresentedKey } from "@/lib/queries/api-keys"
import type { ListTime } from "./key-facts"

/** The keys as they were last read. */
export type KeysNow = {
  keys: readonly PresentedKey[]
  time: ListTime
  /** Whether they were read since the dialog opened, and whether they are being read. */
  known: boolean
  asking: boolean
}
