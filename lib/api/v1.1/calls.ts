import type { z } from "zod"
import type { Operations } from "./openapi/operations"

/** The fields of a schema, if there is one. */
type Fields<Schema> = Schema extends z.ZodObject ? z.output<Schema> : undefined

/** The body of every successful answer. */
type AnswerOf<Answers> = {
  [Status in keyof Answers]: Status extends 200 | 201
    ? Answers[Status] extends { schema: infer Schema extends z.ZodType }
      ? z.output<Schema>
      : never
    : Status extends 204
      ? null
      : never
}[keyof Answers]

type CallOf<Declared> = {
  params: Declared extends { params: infer Schema } ? Fields<Schema> : undefined
  query: Declared extends { query: infer Schema } ? Partial<Fields<Schema>> : undefined
  body: Declared extends { body: { schema: infer Schema } } ? Fields<Schema> : undefined
  answer: Declared extends { answers: infer Answers } ? AnswerOf<Answers> : never
}

/** What every operation of the v1.1 API takes and answers, by method and path, derived from the document's own schemas. */
export type ApiCalls = {
  [
    Name in keyof Operations as Name extends `${infer Method} ${infer Path}`
      ? `${Method} /api/v1.1${Path}`
      : never
  ]: CallOf<Operations[Name]>
}
