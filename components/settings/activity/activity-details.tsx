"use client"

import { ChangeList } from "@/components/activity/change-list"
import { aboutObjectWords } from "@/components/activity/deed-words"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import type { ActivityFilters, TracedActivity } from "@/lib/queries/activity"
import { noFilters } from "./activity-address"

export interface ActivityDetailsProps {
  activity: TracedActivity
  onShow: (filters: Partial<ActivityFilters>) => void
}

/** What a line expands to: the changes, the request, and links to everything related. */
export function ActivityDetails({ activity, onShow }: ActivityDetailsProps) {
  const { t, rich, textOf } = useMessages()
  const { actor, object, changes, requestId } = activity
  return (
    <div className="flex flex-col gap-3 py-1">
      {changes.length > 0 ? (
        <ChangeList changes={changes} />
      ) : (
        <p className="text-muted-foreground">{t("activity.noFields")}</p>
      )}
      <p className="text-xs text-muted-foreground">
        {rich("activity.request", {
          id: () => (
            <code className="figures wrap-anywhere">{requestId ?? t("activity.requestUnknown")}</code>
          ),
        })}
      </p>
      <div className="flex flex-wrap gap-2">
        {actor.id === null ? null : (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onShow({ ...noFilters, actor: `${actor.kind}:${actor.id}` })}
          >
            <span className="truncate">{t("activity.allBy", { actor: actor.name })}</span>
          </Button>
        )}
        {object.id === null || object.kind === "session" ? null : (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onShow({ ...noFilters, kind: object.kind, objectId: String(object.id) })}
          >
            {textOf(aboutObjectWords[object.kind])}
          </Button>
        )}
      </div>
    </div>
  )
}
