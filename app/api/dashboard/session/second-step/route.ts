import { secondStepRequest } from "@/lib/api/dashboard/two-factor"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { takeSecondStep } from "@/lib/identity/second-step"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/session/second-step", {
  POST: endpoint({
    may: "anyone",
    form: { schema: secondStepRequest, refusal: say("account.notSignedIn") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      return noContent(await takeSecondStep(request, requestId, body.values))
    },
  }),
})
