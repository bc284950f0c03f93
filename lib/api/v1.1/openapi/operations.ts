import { batchOperations } from "./batch-operation"
import { checkOperations } from "./check-operations"
import { historyOperations } from "./history-operations"
import { jobOperations } from "./job-operations"
import { referenceOperations } from "./reference-operations"
import { webhookOperations } from "./webhook-operations"

/** Every operation of the v1.1 API by method and path: the source of the document and of the dashboard's typed calls. */
export const operations = {
  ...jobOperations,
  ...batchOperations,
  ...checkOperations,
  ...historyOperations,
  ...webhookOperations,
  ...referenceOperations,
}
export type Operations = typeof operations
