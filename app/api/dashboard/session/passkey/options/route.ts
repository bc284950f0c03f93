import { passkeyChallengeRequest } from "@/lib/api/dashboard/passkeys"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { beginPasskeySignIn } from "@/lib/identity/passkey-sign-in"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { say } from "@/lib/messages/message"

const name = "/api/dashboard/session/passkey/options"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  POST: endpoint({
    may: "anyone",
    form: { schema: passkeyChallengeRequest, refusal: say("account.notSignedIn") },
    async answer({ request, body }) {
      requireSameOrigin(request)
      const { options, cookies } = await beginPasskeySignIn(request, body.values)
      return ok(options, cookies)
    },
  }),
})
