"use client"

import { CircleAlert } from "lucide-react"
import type { MouseEvent, Ref } from "react"

export interface ErrorSummaryProps {
  title: string
  /** Each with the ID of its control. */
  problems: readonly { id: string; message: string }[]
  ref?: Ref<HTMLDivElement>
}

/** Shown at the top of a form that was refused: everything that is wrong, each line a link to its field. */
export function ErrorSummary({ title, problems, ref }: ErrorSummaryProps) {
  function goTo(event: MouseEvent, id: string) {
    const control = document.getElementById(id)
    if (!control) return
    event.preventDefault()
    control.scrollIntoView({ block: "center" })
    control.focus({ preventScroll: true })
  }

  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-lg border border-destructive-text/25 bg-destructive-subtle px-3 py-2.5 text-sm"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-destructive-text" />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <ul className="mt-1">
          {problems.map((problem) => (
            <li key={`${problem.id} ${problem.message}`}>
              <a
                href={`#${problem.id}`}
                onClick={(event) => goTo(event, problem.id)}
                className="inline-block rounded-sm py-0.5 text-destructive-text underline underline-offset-4"
              >
                {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
