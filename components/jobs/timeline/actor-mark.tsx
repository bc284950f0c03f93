"use client"

import { Bot, KeyRound, UserRound } from "lucide-react"
import { useMessages } from "@/components/messages/use-messages"
import type { ListedVersion } from "@/lib/queries/history"

const marks = {
  person: { icon: UserRound, said: null },
  key: { icon: KeyRound, said: "timeline.keyMark" },
  service: { icon: Bot, said: "timeline.serviceMark" },
} as const

/** Distinguishes people, keys and the service. */
export function ActorMark({ kind }: { kind: ListedVersion["by"]["kind"] }) {
  const { t } = useMessages()
  const { icon: Icon, said } = marks[kind]
  const label = said ? t(said) : undefined
  return (
    <span
      title={label}
      className="grid size-6 shrink-0 place-items-center rounded-full border bg-background text-muted-foreground [&_svg]:size-3.5"
    >
      <Icon {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })} />
    </span>
  )
}
