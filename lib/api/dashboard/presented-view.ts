import type { View } from "@/lib/domain/views/view"

/** A view as the dashboard sees it. `unknown` names the stored parameters that the list no longer understands. */
export type PresentedView = View & { unknown: string[] }
