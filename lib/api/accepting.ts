import type { z } from "zod"

const accepted = new WeakMap<z.core.$ZodType, z.ZodType>()

/**
 * Describes what a schema with transforms or refinements accepts on the wire, as a plain schema for the OpenAPI
 * document: JSON Schema cannot be generated from code. Validation uses only `schema`.
 */
export function accepting<Schema extends z.ZodType>(schema: Schema, as: z.ZodType): Schema {
  accepted.set(schema, as)
  return schema
}

/** What `schema`, or the schema it refines, was declared to accept; undefined if it needs no such declaration. */
export function acceptedBy(schema: z.core.$ZodType): z.ZodType | undefined {
  const { parent } = schema._zod
  return accepted.get(schema) ?? (parent && acceptedBy(parent))
}
