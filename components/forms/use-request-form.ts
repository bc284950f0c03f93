"use client"

import { zodResolver } from "@hookform/resolvers/zod"
import { useState } from "react"
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
  type UseFormReturn,
} from "react-hook-form"
import type * as z from "zod"
import { useMessages } from "@/components/messages/use-messages"
import { type Message, unpackMessage } from "@/lib/messages/message"
import { ApiError } from "@/lib/queries/api-error"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useKeptFields } from "./use-kept-fields"
import { useLanguageChange } from "./use-language-change"

type RequestForm<Input extends FieldValues, Output> = {
  /** The schema with which the API validates the same request. */
  schema: z.ZodType<Output, Input>
  defaultValues?: DefaultValues<Input>
  send: (body: Output) => Promise<unknown>
  onDone?: (body: Output) => void
  /** Keeps what was entered under this name while the person signs in again; never set for a form with a secret. */
  keptAs?: string
  /** The field of a secret: that it was tried too often is said there. */
  secretField?: Path<Input>
  /** Called after a refusal, once its problems are shown beside their fields. */
  onRefused?: (error: unknown) => void
}

/** A form that is validated with its request's own schema, and shows the API's problems where they belong. */
export function useRequestForm<Input extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  send,
  onDone,
  onRefused,
  keptAs,
  secretField,
}: RequestForm<Input, Output>) {
  const { textOf } = useMessages()
  const judge = zodResolver(schema)
  const resolver: Resolver<Input, unknown, Output> = async (...form) => {
    const judged = await judge(...form)
    return { ...judged, errors: inWords(judged.errors, textOf) } as typeof judged
  }
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues })
  const [refusal, setRefusal] = useState<string | null>(null)
  useKeptFields(form, keptAs)
  const submit = form.handleSubmit(async (body) => {
    setRefusal(null)
    try {
      await send(body)
    } catch (error) {
      setRefusal(placeProblems(error, form, secretField))
      onRefused?.(error)
      return
    }
    onDone?.(body)
  })
  // The service's messages are in the previous language and only a new request could translate them, so they are removed.
  useLanguageChange(() => {
    setRefusal(null)
    void form.trigger(Object.keys(form.formState.errors) as Path<Input>[])
  })
  return { form, submit, refusal }
}

/** Shows the API's problems beside their fields, and returns what is left to say about the whole form. */
function placeProblems<Input extends FieldValues, Output>(
  error: unknown,
  form: UseFormReturn<Input, unknown, Output>,
  secretField: Path<Input> | undefined,
): string | null {
  if (!(error instanceof ApiError)) {
    reportError(error)
    return refusalInWords(error)
  }
  if (error.code === "rate_limited" && secretField) {
    form.setError(secretField, { message: error.message }, { shouldFocus: true })
    return null
  }
  const shown = form.getValues()
  const placed = error.errors.filter(({ field }) => field in shown)
  placed.forEach(({ field, message }, index) => {
    form.setError(field as Path<Input>, { message }, { shouldFocus: index === 0 })
  })
  const others = error.errors.filter(({ field }) => !(field in shown))
  if (others.length > 0) return others.map(({ message }) => message).join(" ")
  return placed.length > 0 ? null : error.message
}

/** The schema's errors as text for the page, including those nested in lists and objects. */
function inWords<Found extends FieldErrors>(errors: Found, textOf: (message: Message) => string): Found {
  const entries = Object.entries(errors).map(([name, value]) => {
    if (name === "message" && typeof value === "string") return [name, textOf(unpackMessage(value))]
    return [name, isPlain(value) ? inWords(value, textOf) : value]
  })
  return Object.fromEntries(entries) as Found
}

/** An error's `ref` is a form field, which must be left as it is. */
function isPlain(value: unknown): value is FieldErrors {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
