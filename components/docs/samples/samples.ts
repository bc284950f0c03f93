import { createSample } from "./create"
import { listSample } from "./list"
import { changeSample } from "./change"
import type { Sample } from "./sample"
import { upsertSample } from "./upsert"

/** The programs of the guide; the specs run those in curl and JavaScript as they stand here. */
export const samples = {
  list: listSample,
  create: createSample,
  upsert: upsertSample,
  change: changeSample,
} satisfies Record<string, Sample>
