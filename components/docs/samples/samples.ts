import { batchSample } from "./batch"
import { changesSample } from "./changes"
import { checkSample } from "./check"
import { createSample } from "./create"
import { cursorSample } from "./cursor"
import { findingsSample } from "./findings"
import { listSample } from "./list"
import { changeSample } from "./change"
import { restoreSample } from "./restore"
import type { Sample } from "./sample"
import { upsertSample } from "./upsert"
import { webhookSample } from "./webhook"
import { webhookLibrarySample } from "./webhook-library"
import { webhooksSample } from "./webhooks"

/** The programs of the guide; the specs run those in curl and JavaScript exactly as they are here. */
export const samples = {
  list: listSample,
  create: createSample,
  upsert: upsertSample,
  change: changeSample,
  cursor: cursorSample,
  batch: batchSample,
  changes: changesSample,
  restore: restoreSample,
  webhook: webhookSample,
  webhookLibrary: webhookLibrarySample,
  webhooks: webhooksSample,
  check: checkSample,
  findings: findingsSample,
} satisfies Record<string, Sample>
