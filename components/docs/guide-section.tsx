import type { ReactNode } from "react"

/** A part of the guide, with a heading that can be linked to. */
export function GuideSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 border-t pt-6">
      <h2 id={id} className="scroll-mt-6 text-base font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
