import { newPasskeyRequest } from "@/lib/api/dashboard/passkeys"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { beginPasskey } from "@/lib/identity/passkeys"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/passkeys/options", {
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: newPasskeyRequest, refusal: say("passkeys.notAdded") },
    async answer({ request, context, body }) {
      const { options, cookies } = await beginPasskey(request, context, body.values.password)
      return ok(options, cookies)
    },
  }),
})
