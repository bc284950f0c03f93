import type { FindingSeverity } from "../checks/finding"
import type { Dismissal } from "./dismissal"

/** How many findings of each severity are open: neither muted nor dismissed. */
export type FindingCounts = Record<FindingSeverity, number>

/** The check's results as stored with a posting: the counts, by the settings of that revision, and the remaining dismissals. */
export type JudgedFindings = { counts: FindingCounts; revision: number; dismissals: Dismissal[] }
