import type { EmployerId } from "../employers/employer"
import type { View } from "./view"

/** Whose views: those that the employer's members share, and the person's own there. */
export type ViewsOf = { employerId: EmployerId; userId: number }

/** With `shared`, the view is shared from then on. */
export type ViewChange = Partial<Pick<View, "name" | "query">> & { shared?: true }

/** Stored views. A name is unique among the shared ones, and among the person's own. */
export type ViewStore = {
  /** The shared ones first, each group oldest first. */
  list(of: ViewsOf): Promise<View[]>
  /** "taken" if there is one with that name, "too_many" if there are already `most`. */
  add(of: ViewsOf, view: Omit<View, "id">, most: number): Promise<View | "taken" | "too_many">
  /** Null if it no longer exists; "too_many" as above, if it is to be shared. */
  change(
    of: ViewsOf,
    id: number,
    change: ViewChange,
    most: number,
  ): Promise<View | "taken" | "too_many" | null>
  /** False if there was none. */
  remove(of: ViewsOf, id: number): Promise<boolean>
}
