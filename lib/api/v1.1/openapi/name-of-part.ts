import type { z } from "zod"
import { sentOperation } from "../batch"
import { jobChange, namedPlace, salaryChange, sentStatus } from "../jobs"

/** The parts of requests that have a name in the document. */
export const namedParts: [name: string, schema: z.ZodType][] = [
  ["JobChange", jobChange],
  ["JobStatus", sentStatus],
  ["NamedPlace", namedPlace],
  ["SalaryChange", salaryChange],
  ["BatchOperation", sentOperation],
]

/** The name of a part of a request in the document; undefined if it has none. */
export function nameOfPart(schema: z.core.$ZodType): string | undefined {
  return namedParts.find(([, part]) => part === schema)?.[0]
}
