import { renamePasskeyRequest } from "@/lib/api/dashboard/passkeys"
import { idPath } from "@/lib/api/id-path"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { renamePasskey } from "@/lib/identity/passkeys"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/passkeys/{id}", {
  PUT: endpoint({
    may: "two-factor:manage",
    params: idPath,
    form: { schema: renamePasskeyRequest, refusal: say("passkeys.notRenamed") },
    async answer({ context, params, body }) {
      await renamePasskey(context, params.id, body.values.name)
      return noContent()
    },
  }),
})
