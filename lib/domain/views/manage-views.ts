import { say } from "@/lib/messages/message"
import type { Context } from "../context"
import { invalidFields, notFound } from "../errors"
import { requirePermission } from "../permissions"
import { type View, viewLimits } from "./view"
import type { ViewChange, ViewsOf } from "./view-store"

/** The views that the employer's members share, and those of the person who asks. */
export function listViews(context: Context): Promise<View[]> {
  return context.stores.views.list(viewsOf(context))
}

/**
 * Creates a view. Throws `validation_failed` if its name is taken or the limit is reached, and `forbidden` if it is
 * shared and the person may not change postings.
 */
export async function createView(context: Context, view: Omit<View, "id">): Promise<View> {
  if (view.shared) requirePermission(context.actor, "views:share")
  const most = view.shared ? viewLimits.shared : viewLimits.own
  const added = await context.stores.views.add(viewsOf(context), view, most)
  const refusal = say("views.notCreated")
  if (added === "taken") throw nameTaken(refusal, view.shared)
  if (added === "too_many") throw tooManyViews(refusal, view.shared)
  return added
}

/**
 * Changes the name of a view or the postings that it shows, or shares it. Throws as `createView` does, and `not_found`.
 */
export async function changeView(context: Context, id: number, change: ViewChange): Promise<View> {
  const view = await viewToChange(context, id)
  const shared = view.shared || change.shared === true
  if (shared) requirePermission(context.actor, "views:share")
  const changed = await context.stores.views.change(viewsOf(context), id, change, viewLimits.shared)
  const refusal = say("views.notChanged")
  if (changed === "taken") throw nameTaken(refusal, shared)
  if (changed === "too_many") throw tooManyViews(refusal, shared)
  if (!changed) throw notFound("view")
  return changed
}

/** Throws `not_found`, and `forbidden` as `createView` does. */
export async function deleteView(context: Context, id: number): Promise<void> {
  await viewToChange(context, id)
  if (!(await context.stores.views.remove(viewsOf(context), id))) throw notFound("view")
}

async function viewToChange(context: Context, id: number): Promise<View> {
  const view = (await listViews(context)).find((each) => each.id === id)
  if (!view) throw notFound("view")
  if (view.shared) requirePermission(context.actor, "views:share")
  return view
}

function nameTaken(refusal: ReturnType<typeof say>, shared: boolean) {
  const message = say(shared ? "views.sharedNameTaken" : "views.ownNameTaken")
  return invalidFields(refusal, [{ field: "name", code: "taken", message }])
}

function tooManyViews(refusal: ReturnType<typeof say>, shared: boolean) {
  const most = shared ? viewLimits.shared : viewLimits.own
  const message = say(shared ? "views.tooManyShared" : "views.tooManyOwn", { most })
  return invalidFields(refusal, [{ field: "views", code: "too_many", message }])
}

function viewsOf({ actor, employer }: Context): ViewsOf {
  if (actor.kind !== "person") throw notFound("account")
  return { employerId: employer.id, userId: actor.userId }
}
