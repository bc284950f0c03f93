import type { View } from "@/lib/domain/views/view"

/** A view as the dashboard sees it. `unknown` names what was kept of it once and means nothing to the list today. */
export type PresentedView = View & { unknown: string[] }
