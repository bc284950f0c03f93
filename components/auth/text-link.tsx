import Link from "next/link"
import type { ComponentProps } from "react"

/** A link within text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return (
    <Link
      {...props}
      className="rounded-sm font-medium text-primary-text underline-offset-4 hover:underline"
    />
  )
}
