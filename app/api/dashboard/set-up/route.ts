import { setUpRequest } from "@/lib/api/dashboard/account"
import { finishSetUp } from "@/lib/domain/employers/set-up"
import { noContent, ok } from "@/lib/http/answers"
import { serviceContext } from "@/lib/http/context"
import { endpoint, route } from "@/lib/http/endpoint"
import { hashPassword } from "@/lib/http/passwords"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { signIn } from "@/lib/http/sign-in"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/set-up", {
  GET: endpoint({
    may: "anyone",
    async answer() {
      return ok({ needed: await serviceContext().stores.members.isEmpty() })
    },
  }),
  POST: endpoint({
    may: "anyone",
    form: { schema: setUpRequest, refusal: "The set-up could not be finished" },
    async answer({ request, body }) {
      requireSameOrigin(request)
      const { token, employerName, timeZone, name, email, password } = body.values
      const admin = { name, email, passwordHash: await hashPassword(password) }
      await finishSetUp(serviceContext(), { token, employer: { name: employerName, timeZone }, admin })
      return noContent(await signIn(request, { email, password }))
    },
  }),
})
