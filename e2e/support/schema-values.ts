import fc from "fast-check"

export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  examples?: unknown[]
  pattern?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxLength?: number
}

/** Values that `schema` allows, especially those it gives as examples. */
export function valuesOf(schema: Schema, find: (reference: string) => Schema): fc.Arbitrary<unknown> {
  const { type = "object", examples = [] } = schema.$ref ? find(schema.$ref) : schema
  const { $ref, enum: listed, const: only, anyOf, ...plain } = schema
  if ($ref) return valuesOf(find($ref), find)
  if (only !== undefined) return fc.constant(only)
  if (listed) return fc.constantFrom(...listed)
  if (anyOf) return fc.oneof(...anyOf.map((each) => valuesOf(each, find)))
  const types = Array.isArray(type) ? type : [type]
  const generated = fc.oneof(...types.map((name) => valuesOfType(name, plain, find)))
  if (examples.length === 0) return generated
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: generated })
}

function valuesOfType(
  type: string,
  { properties = {}, required = [], items, minItems = 0, minimum, maximum, maxLength, pattern }: Schema,
  find: (reference: string) => Schema,
): fc.Arbitrary<unknown> {
  switch (type) {
    case "null":
      return fc.constant(null)
    case "boolean":
      return fc.boolean()
    case "integer":
      return fc.oneof(fc.integer({ min: minimum ?? -5, max: 40 }), fc.integer({ min: minimum, max: maximum }))
    case "number":
      return fc
        .double({ min: minimum, max: maximum, noNaN: true })
        .map((value) => Math.round(value * 100) / 100)
    case "array":
      return fc.array(valuesOf(items ?? {}, find), { minLength: minItems, maxLength: 4 })
    case "string":
      if (pattern) return fc.stringMatching(new RegExp(pattern))
      return fc.string({ unit: "grapheme", maxLength: Math.min(maxLength ?? 60, 60) })
    default: {
      const fields = Object.entries(properties).map(([name, each]) => [name, valuesOf(each, find)] as const)
      return fc.record(Object.fromEntries(fields), { requiredKeys: required })
    }
  }
}

const long = "x".repeat(5_000)

/** Values that no field expects. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[null, true, "", " ", "\t", -1, 0, 1.5, 1e308, -0.0001, 2 ** 31, 2 ** 53, long, [], {}, [[]], [null]],
    ...["\u0000", "\ud800", "\udfff\ud800", "%00", "' OR 1=1 --", "${7*7}", "{{x}}", "../../etc/passwd"],
    ...["NaN", "1e400", "0x10", "-0", "٣", "１", "2026-02-30", "0000-00-00", "+275760-09-13", "9999-12-31"],
    ...[
      "javascript:alert(1)",
      "http://[",
      "http://a b",
      "a@b@c",
      "@",
      "Vancouver, XX",
      ", BC",
      "<p>",
      "<script>",
    ],
    ...[{ id: {} }, { id: "1e3" }, { id: [1] }, { toString: null }, { length: 3 }, { description: 5 }],
    ...[
      Array(200).fill({ id: 1 }),
      Array(300).fill("x"),
      { amount: -1 },
      { amount: 1e30, period: { id: 1 } },
    ],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: "binary", maxLength: 40 }),
)

/** `value` with one part of it wrong. */
export function almost(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== "object" || value === null) return oddValue
  if (Array.isArray(value) && value.length === 0) return oddValue
  const names = Object.keys(value)
  if (names.length === 0) return oddValue
  const changed = (name: string, into: unknown) => {
    const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    if (into === undefined) delete copy[name]
    else copy[name] = into
    return copy
  }
  return fc.oneof(
    { weight: 1, arbitrary: oddValue },
    {
      weight: 8,
      arbitrary: fc
        .constantFrom(...names)
        .chain((name) =>
          fc
            .oneof(almost((value as Record<string, unknown>)[name]), fc.constant(undefined))
            .map((into) => changed(name, into)),
        ),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom("__proto__", "constructor", "id", "employer", "version", "", "\u0000"),
          oddValue,
        )
        .map(([name, into]) => Object.defineProperty({ ...value }, name, { value: into, enumerable: true })),
    },
  )
}
