import { type MadeRecoveryCodes, passwordProof } from "@/lib/api/dashboard/two-factor"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { renewRecoveryCodes } from "@/lib/identity/two-factor"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/recovery-codes", {
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: passwordProof, refusal: say("twoFactor.codesNotMade") },
    async answer({ request, context, body }) {
      const recoveryCodes = await renewRecoveryCodes(request, context, body.values.password)
      return ok({ recoveryCodes } satisfies MadeRecoveryCodes)
    },
  }),
})
