import { keyChangeRequest, presentKey } from "@/lib/api/dashboard/api-keys"
import { idPath } from "@/lib/api/id-path"
import { changeKey } from "@/lib/domain/api-keys/change-key"
import { listKeys } from "@/lib/domain/api-keys/find-keys"
import { revokeKey } from "@/lib/domain/api-keys/revoke-key"
import { notFound } from "@/lib/domain/errors"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/api-keys/{id}", {
  PUT: endpoint({
    may: "api-keys:manage",
    params: idPath,
    form: { schema: keyChangeRequest, refusal: say("keys.notChanged") },
    async answer({ context, params, body }) {
      await changeKey(context, params.id, body.values)
      const keys = await listKeys(context)
      const changed = keys.find(({ id }) => id === params.id)
      if (!changed) throw notFound("apiKey")
      return ok(presentKey(changed, keys, context.clock.now()))
    },
  }),
  DELETE: endpoint({
    may: "api-keys:manage",
    params: idPath,
    async answer({ context, params }) {
      await revokeKey(context, params.id)
      return noContent()
    },
  }),
})
