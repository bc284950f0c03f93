"use client"

import type { ReactNode } from "react"
import { Link } from "@/components/layout/page-address"

/** Links to the guide's section about webhooks, in a new tab if the page must not be left. */
export function WebhookGuideLink({ newTab, children }: { newTab?: boolean; children: ReactNode }) {
  return (
    <Link
      href="/docs#webhooks"
      {...(newTab && { target: "_blank" })}
      className="rounded-sm text-primary-text underline underline-offset-2"
    >
      {children}
    </Link>
  )
}
