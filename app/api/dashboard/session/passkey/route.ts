import { passkeyAnswerRequest } from "@/lib/api/dashboard/passkeys"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { signInWithPasskey } from "@/lib/identity/passkey-sign-in"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/session/passkey", {
  POST: endpoint({
    may: "anyone",
    form: { schema: passkeyAnswerRequest, refusal: say("account.notSignedIn") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      return noContent(await signInWithPasskey(request, requestId, body.values))
    },
  }),
})
