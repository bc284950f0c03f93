import { presentKey, rotationRequest } from "@/lib/api/dashboard/api-keys"
import { idPath } from "@/lib/api/id-path"
import { withoutCalls } from "@/lib/domain/api-keys/find-keys"
import { rotateKey } from "@/lib/domain/api-keys/rotate-key"
import { created } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requestOrigin } from "@/lib/http/request-address"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  "/api/dashboard/api-keys/{id}/rotation",
  {
    POST: endpoint({
      may: "api-keys:manage",
      params: idPath,
      form: { schema: rotationRequest, refusal: say("keys.notRotated") },
      async answer({ request, context, params, body }) {
        const { key, secret, replaced } = await rotateKey(context, params.id, body.values.graceHours)
        const shown = presentKey(withoutCalls(key), [replaced], context.clock.now())
        return created({ key: shown, secret }, `${requestOrigin(request)}/api/dashboard/api-keys/${key.id}`)
      },
    }),
  },
)
