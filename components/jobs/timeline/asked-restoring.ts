import type { ListedVersion } from "@/lib/queries/history"

/** What somebody wants restored: all that a version said, or what one changed, undone. */
export type AskedRestoring = { kind: "version" | "undo"; version: ListedVersion }
