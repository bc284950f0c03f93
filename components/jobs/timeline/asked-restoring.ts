import type { ListedVersion } from "@/lib/queries/history"

/** What someone wants restored: the whole content of a version, or the state before a version's changes. */
export type AskedRestoring = { kind: "version" | "undo"; version: ListedVersion }
