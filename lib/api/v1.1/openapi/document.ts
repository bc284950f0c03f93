import type { z } from "zod"
import type { ErrorCode } from "@/lib/domain/errors"
import { annotated, jobFieldNotes, parameterNotes } from "./field-notes"
import { answerHeaders, requestHeaders } from "./headers"
import { about, serversAt, tags } from "./about"
import { answerSchemas, componentPath, type JsonSchema, requestSchema } from "./json-schema"
import type { Operation } from "./operation"
import { operations } from "./operations"
import { receivedWebhooks } from "./received-webhooks"
import { problemExample } from "./problem-examples"
import { responsesOf } from "./responses"
import { nameOfPart, namedParts } from "./name-of-part"
import { namedAnswers } from "./named-answers"
import { statusOf } from "../problems"

type Document = {
  openapi: string
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
  [key: string]: unknown
}

/**
 * The OpenAPI document of the v1.1 API (contract part 2), made from the schemas that validate requests. Its server is
 * only a path: whoever serves the document adds the origin.
 */
export function openApiDocument(): Document {
  const paths: Document["paths"] = {}
  const bodies: Record<string, JsonSchema> = {}
  for (const [name, operation] of Object.entries<Operation>(operations)) {
    const [method = "", path = ""] = name.split(" ")
    paths[path] = { ...paths[path], [method.toLowerCase()]: presentOperation(operation) }
    if (operation.body) bodies[operation.body.name] = bodySchema(operation.body)
  }
  for (const [name, schema] of namedParts) bodies[name] ??= requestSchema(schema, nameOfPart)
  return {
    openapi: "3.1.0",
    ...about,
    servers: serversAt(""),
    tags,
    paths,
    webhooks: receivedWebhooks,
    components: {
      schemas: { ...bodies, ...answerSchemas(namedAnswers) },
      headers: answerHeaders,
      examples: Object.fromEntries(
        (Object.keys(statusOf) as ErrorCode[]).map((code) => [code, { value: problemExample(code) }]),
      ),
      securitySchemes: {
        apiKey: {
          type: "apiKey",
          in: "header",
          name: "API-Key",
          description:
            "A key that an admin of the employer created. If both a key and a session are sent, only the key counts.",
        },
        session: {
          type: "apiKey",
          in: "cookie",
          name: "openings.session_token",
          description:
            "The session of a person who is signed in to the dashboard (over https, the cookie's name begins with `__Secure-`). Writes are accepted only from the dashboard's own pages.",
        },
      },
    },
  }
}

function presentOperation(operation: Operation) {
  const { id, tag, summary, description, access, body } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security:
      access === "anyone" ? [] : [...(access === "either" ? [{}] : []), { apiKey: [] }, { session: [] }],
    parameters: [
      ...parameters("path", operation.params),
      ...parameters("query", operation.query),
      ...([...(operation.headers ?? []), "Accept-Language"] as const).map((name) => ({
        name,
        in: "header",
        ...requestHeaders[name],
        ...(operation.headerNotes?.[name] && { description: operation.headerNotes[name] }),
      })),
    ],
    ...(body && {
      requestBody: {
        required: !body.optional,
        content: {
          "application/json": {
            schema: { $ref: componentPath(body.name) },
            examples: Object.fromEntries(
              Object.entries(body.examples).map(([name, value]) => [
                name.toLowerCase().replaceAll(" ", "-"),
                { summary: name, value },
              ]),
            ),
          },
        },
      },
    }),
    responses: responsesOf(
      operation,
      (schema) => schema && Object.keys(namedAnswers).find((name) => namedAnswers[name] === schema),
    ),
  }
}

function parameters(place: "path" | "query", schema: z.ZodObject | undefined) {
  if (!schema) return []
  return Object.entries(schema.shape).map(([name, field]) => {
    const { description: own, ...json } = requestSchema(field as z.ZodType)
    // A parameter is never null: it is left out.
    const plain = Array.isArray(json.type) ? { ...json, type: json.type[0] } : json
    const byDefault = (field as z.ZodType)._zod.def as { type: string; defaultValue?: unknown }
    const hasDefault =
      byDefault.type === "default" && ["number", "string", "boolean"].includes(typeof byDefault.defaultValue)
    const { description, examples } = parameterNotes[name] ?? {}
    return {
      name,
      in: place,
      required: place === "path",
      description: own ?? description,
      schema: {
        ...plain,
        ...(hasDefault && { default: byDefault.defaultValue }),
        ...(examples && { examples }),
      },
      // Names separated by commas.
      ...(json.type === "array" && { style: "form", explode: false }),
    }
  })
}

function bodySchema({ schema, needs }: NonNullable<Operation["body"]>): JsonSchema {
  const { required: _ofSchema, ...json } = requestSchema(schema, nameOfPart)
  const body = annotated({ ...json, ...(needs.length > 0 && { required: [...needs] }) }, jobFieldNotes)
  return needs.includes("referenceId") ? withReference(body) : body
}

/** The schema of a body that names its job by the reference, which may not be null or blank. */
function withReference({ properties, ...body }: JsonSchema): JsonSchema {
  const referenceId = {
    ...properties?.referenceId,
    type: "string",
    minLength: 1,
    description: 'Your own identifier for the job, compared exactly. Null, "" or blanks are refused.',
  }
  return { ...body, properties: { ...properties, referenceId } }
}
