import type { ReactNode } from "react"

/** A link in the text of the guide. */
export function GuideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-primary-text underline underline-offset-2">
      {children}
    </a>
  )
}
