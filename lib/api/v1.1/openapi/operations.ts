import { jobOperations } from "./job-operations"
import { referenceOperations } from "./reference-operations"

/** Every operation of the v1.1 API by method and path: the document and the dashboard's typed calls are made of them. */
export const operations = { ...jobOperations, ...referenceOperations }
export type Operations = typeof operations
