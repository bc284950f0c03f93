import type { Location } from "./location"

/** Places that employers have spelled themselves. Those of the reference data are not asked of it. */
export type LocationStore = { find(id: number): Promise<Location | null> }
