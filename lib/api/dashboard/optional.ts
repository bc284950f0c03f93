import { z } from "zod"

/** A parameter of a query that need not be there. A blank asks for all, as what is left out does; both are null. */
export function optional<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return z
    .string()
    .transform((value) => value.trim() || null)
    .pipe(schema.nullable())
    .default(null)
}
