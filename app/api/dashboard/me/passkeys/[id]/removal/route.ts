import { passwordProof } from "@/lib/api/dashboard/two-factor"
import { idPath } from "@/lib/api/id-path"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { removePasskey } from "@/lib/identity/passkeys"
import { say } from "@/lib/messages/message"

const name = "/api/dashboard/me/passkeys/{id}/removal"

// A POST, because a DELETE would have to carry the password in a body, which not every proxy passes on.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  POST: endpoint({
    may: "two-factor:manage",
    params: idPath,
    form: { schema: passwordProof, refusal: say("passkeys.notRemoved") },
    async answer({ request, context, params, body }) {
      await removePasskey(request, context, params.id, body.values.password)
      return noContent()
    },
  }),
})
