import { setUpRequest } from "@/lib/api/dashboard/account"
import { finishSetUp } from "@/lib/domain/employers/set-up"
import { noContent, ok } from "@/lib/http/answers"
import { limitingAttempts } from "@/lib/identity/attempts"
import { serviceContext } from "@/lib/http/context"
import { endpoint, route } from "@/lib/http/endpoint"
import { hashPassword } from "@/lib/identity/hashing"
import { languageFor } from "@/lib/http/message-language"
import { clientAddress } from "@/lib/http/request-address"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { signInByPassword } from "@/lib/identity/sign-in"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/set-up", {
  GET: endpoint({
    may: "anyone",
    async answer() {
      return ok({ needed: await serviceContext().stores.members.isEmpty() })
    },
  }),
  POST: endpoint({
    may: "anyone",
    form: { schema: setUpRequest, refusal: say("employers.setUpNotFinished") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      const { token, employerName, timeZone, name, email, password } = body.values
      const admin = { name, email, language: languageFor(request) }
      const employer = { name: employerName, timeZone }
      const origin = { address: clientAddress(request), requestId }
      const hash = () => hashPassword(password)
      await limitingAttempts(null, origin.address, () =>
        finishSetUp(serviceContext(), { token, employer, admin, hashPassword: hash, origin }),
      )
      const { cookies } = await signInByPassword(request, requestId, { email, password })
      return noContent(cookies)
    },
  }),
})
