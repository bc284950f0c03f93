"use client"

import type { ReactNode } from "react"
import { usePagePath } from "@/components/layout/page-address"

/** Shows its children everywhere except on the pages of the webhooks, which say more. */
export function OutsideWebhooks({ children }: { children: ReactNode }) {
  return usePagePath().startsWith("/settings/webhooks") ? null : children
}
