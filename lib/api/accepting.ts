import type { z } from "zod"

const accepted = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * Says in a plain schema what one that transforms or refines by code accepts on the wire, for the OpenAPI document: JSON
 * Schema cannot be made of code. Validation goes by `schema` alone.
 */
export function accepting<Schema extends z.ZodType>(schema: Schema, as: z.ZodType): Schema {
  accepted.set(schema, as)
  return schema
}

/** What `schema`, or the one it is a refinement of, was said to accept; undefined where it speaks for itself. */
export function acceptedBy(schema: z.core.$ZodType): z.ZodType | undefined {
  const { parent } = schema._zod
  return accepted.get(schema) ?? (parent && acceptedBy(parent))
}
