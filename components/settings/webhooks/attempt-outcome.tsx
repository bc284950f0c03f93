"use client"

import { useMessages } from "@/components/messages/use-messages"
import { CodeBlock } from "@/components/ui/code-block"
import { cn } from "@/components/ui/cn"
import { StatusDot } from "@/components/ui/status-dot"
import type { AttemptAnswer } from "@/lib/queries/webhooks"
import { attemptInWords } from "./attempt-words"

type Result = Pick<AttemptAnswer, "status" | "reason">

/** "503 fault in your system", "no answer in time". */
export function AttemptOutcome({ result, className }: { result: Result; className?: string }) {
  const { textOf } = useMessages()
  const { tone, what } = attemptInWords(result)
  return (
    <StatusDot tone={tone} className={cn("max-w-full items-baseline whitespace-normal", className)}>
      {result.status === undefined ? null : <span className="figures">{result.status}</span>}
      <span>{textOf(what)}</span>
    </StatusDot>
  )
}

/** What to do about an attempt that failed; nothing for a successful one. */
export function AttemptRemedy({ result, className }: { result: Result; className?: string }) {
  const { textOf } = useMessages()
  const { remedy } = attemptInWords(result)
  return remedy ? <p className={className}>{textOf(remedy)}</p> : null
}

/** The beginning of the response, if there was one. */
export function AttemptAnswerText({ answer }: { answer: string | null }) {
  const { t } = useMessages()
  if (answer === null) return null
  if (answer === "") return <p className="text-xs text-muted-foreground">{t("deliveries.noAnswer")}</p>
  return <CodeBlock label={t("deliveries.answer")} code={answer} />
}
