import type { ReactNode } from "react"
import { NameMark } from "./name-mark"

export interface MessagePageProps {
  title: string
  children: ReactNode
  action: ReactNode
  /** Small, at the bottom: details for whoever investigates. */
  detail?: ReactNode
}

/** A page with a single message: nothing is here, or something broke. */
export function MessagePage({ title, children, action, detail }: MessagePageProps) {
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-4 py-12">
      <div className="flex w-full max-w-sm flex-col items-center text-center">
        <NameMark className="mb-6 size-10" />
        <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
        <div className="mt-2 text-balance text-muted-foreground">{children}</div>
        <div className="mt-6 flex flex-wrap justify-center gap-2">{action}</div>
        {detail ? <div className="mt-6 text-xs text-muted-foreground">{detail}</div> : null}
      </div>
    </main>
  )
}
