import { ChevronDown } from "lucide-react"
import { actorKindWords, deedWords, objectHref } from "@/components/activity/deed-words"
import { Link } from "@/components/layout/page-address"
import { cn } from "@/components/ui/cn"
import { IconButton } from "@/components/ui/icon-button"
import type { ListedActivity } from "@/lib/queries/activity"

export function ActorFact({ actor }: Pick<ListedActivity, "actor">) {
  const kind = actorKindWords(actor)
  return (
    <span className="block min-w-0">
      <span className="block truncate" title={actor.name}>
        {actor.name}
      </span>
      {kind ? <span className="block text-xs text-muted-foreground">{kind}</span> : null}
    </span>
  )
}

/** What was done, and to what. */
export function DeedFact({ activity }: { activity: ListedActivity }) {
  const href = objectHref(activity)
  const { name } = activity.object
  return (
    <span className="block min-w-0">
      <span className="block font-medium">{deedWords[activity.action]}</span>
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
  return (
    <IconButton
      label={`Details of ${deedWords[activity.action]}: ${activity.object.name}`}
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
