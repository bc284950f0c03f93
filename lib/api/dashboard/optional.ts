import { z } from "zod"

/** An optional query parameter. Both a blank and a missing parameter become null, which matches everything. */
export function optional<Schema extends z.ZodType<unknown, string>>(schema: Schema) {
  return z
    .string()
    .transform((value) => value.trim() || null)
    .pipe(schema.nullable())
    .default(null)
}
