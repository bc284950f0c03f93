import { changesQuery, presentChanges } from "@/lib/api/v1.1/changes"
import { listChanges, progressNow } from "@/lib/domain/changes/list-changes"
import { ok } from "@/lib/http/answers"
import { contextNow } from "@/lib/http/caller"
import { cursorOfChange, progressOf } from "@/lib/http/change-cursor"
import { endpoint, route } from "@/lib/http/endpoint"
import { whileHeld } from "@/lib/http/held-answer"
import { jobTag } from "@/lib/http/job-answers"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/changes", {
  GET: endpoint({
    may: "jobs:read",
    query: changesQuery,
    async answer({ request, context, query: { cursor, limit, wait, fields } }) {
      if (cursor === "now") {
        const now = await progressNow(context)
        return ok({ data: [], cursor: await cursorOfChange(context, now), more: false })
      }
      const progress = cursor === "" ? null : await progressOf(context, cursor)
      const page = await whileHeld(request, { seconds: wait, employerId: context.employer.id }, (over) =>
        listChanges(context, { progress, limit, over }),
      )
      // A client that is up to date keeps its cursor, so the cursor reveals nothing about what others may have written meanwhile.
      const isNew = page.data.length > 0 || cursor === ""
      const next = isNew ? await cursorOfChange(context, page.progress) : cursor
      // Fails if the key or session ended during the wait, or may no longer see what it saw.
      if (page.waited && page.data.length > 0)
        await progressOf(await contextNow(request, context, "jobs:read"), next)
      return ok(presentChanges(page, next, fields.includes("etag") ? jobTag : null))
    },
  }),
})
