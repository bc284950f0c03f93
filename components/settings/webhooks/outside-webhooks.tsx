"use client"

import type { ReactNode } from "react"
import { usePagePath } from "@/components/layout/page-address"

/** Shows what is said of webhooks elsewhere than on their own pages, which say more. */
export function OutsideWebhooks({ children }: { children: ReactNode }) {
  return usePagePath().startsWith("/settings/webhooks") ? null : children
}
