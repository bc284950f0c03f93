"use client"

import { ChevronDown } from "lucide-react"
import { actorKindWords, actorName, deedWords, objectHref } from "@/components/activity/deed-words"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { cn } from "@/components/ui/cn"
import { IconButton } from "@/components/ui/icon-button"
import type { ListedActivity } from "@/lib/queries/activity"

export function ActorFact({ actor }: Pick<ListedActivity, "actor">) {
  const words = useMessages()
  const kind = actorKindWords(actor)
  const name = actorName(actor, words)
  return (
    <span className="block min-w-0">
      <span className="block truncate" title={name}>
        {name}
      </span>
      {kind ? <span className="block text-xs text-muted-foreground">{words.textOf(kind)}</span> : null}
    </span>
  )
}

/** What was done, and to what. */
export function DeedFact({ activity }: { activity: ListedActivity }) {
  const { textOf } = useMessages()
  const href = objectHref(activity)
  const { name } = activity.object
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{textOf(deedWords[activity.action])}</span>
      {href ? (
        <Link
          href={href}
          title={name}
          className="block w-fit max-w-full truncate rounded-sm text-primary-text underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="block truncate text-muted-foreground" title={name}>
          {name}
        </span>
      )}
    </span>
  )
}

export interface DetailsButtonProps {
  activity: ListedActivity
  open: boolean
  controls: string
  onToggle: () => void
}

export function DetailsButton({ activity, open, controls, onToggle }: DetailsButtonProps) {
  const { t } = useMessages()
  return (
    <IconButton
      label={t("activity.detailsOf", {
        deed: deedWords[activity.action],
        object: activity.object.name,
      })}
      variant="ghost"
      size="sm"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className="text-muted-foreground"
    >
      <ChevronDown aria-hidden className={cn("transition-transform duration-150", open && "rotate-180")} />
    </IconButton>
  )
}
