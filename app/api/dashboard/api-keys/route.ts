import { newKeyRequest, presentKey } from "@/lib/api/dashboard/api-keys"
import { createKey } from "@/lib/domain/api-keys/create-key"
import { listKeys, withoutCalls } from "@/lib/domain/api-keys/find-keys"
import { created, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { flushKeyUse } from "@/lib/http/key-use"
import { requestOrigin } from "@/lib/http/request-address"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/api-keys", {
  GET: endpoint({
    may: "api-keys:manage",
    async answer({ context }) {
      // Key use that this server hasn't stored yet belongs in the response too.
      await flushKeyUse()
      const keys = await listKeys(context)
      return ok({ data: keys.map((key) => presentKey(key, keys, context.clock.now())) })
    },
  }),
  POST: endpoint({
    may: "api-keys:manage",
    form: { schema: newKeyRequest, refusal: say("keys.notCreated") },
    async answer({ request, context, body }) {
      const { key, secret } = await createKey(context, body.values)
      const shown = presentKey(withoutCalls(key), [], context.clock.now())
      return created({ key: shown, secret }, `${requestOrigin(request)}/api/dashboard/api-keys/${key.id}`)
    },
  }),
})
