import * as z from "zod"
import { isOneLine } from "@/lib/domain/one-line"
import { maxViewNameLength, type View } from "@/lib/domain/views/view"
import { packMessage, say } from "@/lib/messages/message"
import { because, text } from "../fields"
import { requiredText } from "./account"
import { readListAddress, usualOrder, viewQuery } from "./list-address"
import type { PresentedView } from "./presented-view"

export type { PresentedView }

const viewName = requiredText(say("fields.name"), maxViewNameLength, say("views.nameMissing")).refine(
  isOneLine,
  because({ code: "invalid_characters", message: say("views.nameNotOneLine") }),
)

/** The query of the list's address, in the form in which the list writes it. */
const listQuery = text(say("views.query"), 2000).transform((value, context) => {
  const { query, unknown } = readViewQuery(value)
  if (unknown.length > 0) {
    const message = packMessage(say("views.unknownParts", { parts: unknown.join(", ") }))
    context.addIssue({ code: "custom", params: { code: "invalid" }, message, input: value })
  }
  return query
})

export const newViewRequest = z.object({
  name: viewName,
  shared: z.boolean({ error: packMessage(say("fields.notTrueOrFalse", { name: "shared" })) }),
  query: listQuery,
})

/** A person's own view can be shared; a shared one stays so, since others may use it. */
export const viewChangeRequest = z.object({
  name: viewName.optional(),
  query: listQuery.optional(),
  shared: z.literal(true, { error: packMessage(say("views.staysShared")) }).optional(),
})

export const renameViewRequest = z.object({ name: viewName })

export function presentView(view: View): PresentedView {
  return { ...view, ...readViewQuery(view.query) }
}

/** Parts of the list's address that a view doesn't keep. */
const ofThePage = ["page", "pageSize"]

/** What `query` asks the list for, and the names of the parts that the list would ignore. */
function readViewQuery(query: string): { query: string; unknown: string[] } {
  const sent = new URLSearchParams(query)
  const kept = viewQuery(readListAddress(sent))
  const read = new URLSearchParams(kept)
  const isRead = ([name, value]: [string, string]) =>
    ofThePage.includes(name) ||
    read.get(name) === (name === "q" ? value.trim() : value) ||
    value === "" ||
    (name === "sort" && value === usualOrder)
  const unknown = [...sent].filter((part) => !isRead(part)).map(([name]) => name.slice(0, 40))
  return { query: kept, unknown: [...new Set(unknown)].slice(0, 10) }
}
