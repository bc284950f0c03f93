import { presentView, viewChangeRequest } from "@/lib/api/dashboard/views"
import { idPath } from "@/lib/api/id-path"
import { changeView, deleteView } from "@/lib/domain/views/manage-views"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/views/{id}", {
  PUT: endpoint({
    may: "views:use",
    params: idPath,
    form: { schema: viewChangeRequest, refusal: say("views.notChanged") },
    async answer({ context, params, body }) {
      return ok(presentView(await changeView(context, params.id, body.values)))
    },
  }),
  DELETE: endpoint({
    may: "views:use",
    params: idPath,
    async answer({ context, params }) {
      await deleteView(context, params.id)
      return noContent()
    },
  }),
})
