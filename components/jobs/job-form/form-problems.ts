import type { FieldErrors } from "react-hook-form"
import type { Words } from "@/components/messages/words"
import type { JobFields } from "@/lib/api/v1.1/job-form"
import { type ToldField, toldFields } from "@/lib/api/v1.1/told-fields"
import type { FieldRefusal } from "@/lib/queries/api-error"

/** The controls of fields that have several controls, or whose control holds an ID. */
const controls = {
  positionType: ["positionType.id"],
  salary: ["salary.amount", "salary.maxAmount", "salary.period.id", "salary.plusCommission"],
  applicantRoutingType: ["applicantRoutingType.id"],
} as const

type WithControls = keyof typeof controls
type NotInForm = "status" | "publishDate"

/** Whatever has its own place in the form to show what is wrong with it. */
export type FormField = Exclude<ToldField, WithControls | NotInForm> | (typeof controls)[WithControls][number]

const notInForm: readonly ToldField[] = ["status", "publishDate"] satisfies NotInForm[]

/** In the order of the page. */
const formFields = toldFields
  .filter((field) => !notInForm.includes(field))
  .flatMap((field): readonly FormField[] =>
    field in controls ? controls[field as WithControls] : [field as FormField],
  )

/** The ID of a field's control, for labels and for the links of the summary. */
export function controlId(field: FormField): string {
  return `job-${field.replaceAll(".", "-")}`
}

/**
 * Where the form shows a problem that the API reports for `path`: `locations[1].description` at the places, `salary.period.id` at the
 * period. Null if no field shows it.
 */
export function formFieldOf(path: string): FormField | null {
  const whole = path.replace(/\[.*/s, "")
  return (
    formFields.find((field) => field === whole) ??
    formFields.find((field) => field.startsWith(`${whole}.`)) ??
    null
  )
}

export type PlacedProblem = { field: FormField; message: string }

/** Splits the API's problems into those that a field of the form shows, and those that none can show. */
export function placeProblems(problems: readonly FieldRefusal[], fields: JobFields, words: Words) {
  const placed: PlacedProblem[] = []
  const elsewhere: string[] = []
  for (const { field: path, message } of problems) {
    const field = formFieldOf(path)
    if (field) placed.push({ field, message: naming(path, message, fields, words) })
    else elsewhere.push(message)
  }
  return { placed, elsewhere }
}

/** Sorts them first to last on the page. */
export function inOrder(problems: readonly PlacedProblem[]): PlacedProblem[] {
  return problems.toSorted((one, other) => formFields.indexOf(one.field) - formFields.indexOf(other.field))
}

/** A field may hold several places, so the message names the one that is meant. */
function naming(path: string, message: string, { locations }: JobFields, { t, nameOf }: Words): string {
  const index = /^locations\[(\d+)\]/.exec(path)?.[1]
  const place = index === undefined ? undefined : locations[Number(index)]
  return place
    ? t("postingForm.placeProblem", { place: nameOf(place.description), problem: message })
    : message
}

/** What is wrong with each field now, first to last. */
export function problemsIn(errors: FieldErrors<JobFields>): PlacedProblem[] {
  return formFields.flatMap((field) => {
    const message = messageOf(errors, field)
    return message === undefined ? [] : [{ field, message }]
  })
}

/** What is wrong with a field or with something inside it. */
export function messageOf(errors: FieldErrors<JobFields>, field: FormField): string | undefined {
  let found: unknown = errors
  for (const step of field.split(".")) found = isRecord(found) ? found[step] : undefined
  return messageWithin(found)
}

function messageWithin(error: unknown): string | undefined {
  if (!isRecord(error)) return undefined
  if (typeof error.message === "string") return error.message
  return Object.entries(error)
    .filter(([key]) => key !== "ref")
    .map(([, inner]) => messageWithin(inner))
    .find((message) => message !== undefined)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
