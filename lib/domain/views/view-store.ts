import type { EmployerId } from "../employers/employer"
import type { View } from "./view"

/** Whose views: those that the employer's members share, and the person's own there. */
export type ViewsOf = { employerId: EmployerId; userId: number }

export type ViewChange = Partial<Pick<View, "name" | "query">>

/** Views as they are kept. A name is taken once among the shared ones, and once among the person's own. */
export type ViewStore = {
  /** The shared ones first, and of each the first made first. */
  list(of: ViewsOf): Promise<View[]>
  /** "taken" where there is one of that name, "too_many" where there are `most` already. */
  add(of: ViewsOf, view: Omit<View, "id">, most: number): Promise<View | "taken" | "too_many">
  /** Null where there is none such any more. */
  change(of: ViewsOf, id: number, change: ViewChange): Promise<View | "taken" | null>
  /** Whether there was one. */
  remove(of: ViewsOf, id: number): Promise<boolean>
}
