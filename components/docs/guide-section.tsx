import type { ReactNode } from "react"

export interface GuideSectionProps {
  id: string
  title: string
  children: ReactNode
}

/** A section of the guide, with a heading that can be linked to. */
export function GuideSection({ id, title, children }: GuideSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 border-t pt-6 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="scroll-mt-20 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
