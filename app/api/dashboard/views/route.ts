import { newViewRequest, presentView } from "@/lib/api/dashboard/views"
import { createView, listViews } from "@/lib/domain/views/manage-views"
import { created, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requestOrigin } from "@/lib/http/request-address"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/views", {
  GET: endpoint({
    may: "views:use",
    async answer({ context }) {
      return ok({ data: (await listViews(context)).map(presentView) })
    },
  }),
  POST: endpoint({
    may: "views:use",
    form: { schema: newViewRequest, refusal: say("views.notCreated") },
    async answer({ request, context, body }) {
      const view = await createView(context, body.values)
      return created(presentView(view), `${requestOrigin(request)}/api/dashboard/views/${view.id}`)
    },
  }),
})
