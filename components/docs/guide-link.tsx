"use client"

import type { ReactNode } from "react"
import { useAddress } from "@/components/layout/page-address"

/** A link in the text of the guide; links to the dashboard lead to the employer that the reader came from. */
export function GuideLink({ href, children }: { href: string; children: ReactNode }) {
  const address = useAddress()
  return (
    <a
      href={/^\/(?:settings|docs)\//.test(href) ? address(href) : href}
      className="text-primary-text underline underline-offset-2"
    >
      {children}
    </a>
  )
}
