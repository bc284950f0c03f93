import { passwordProof } from "@/lib/api/dashboard/two-factor"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { removeApp } from "@/lib/identity/two-factor"
import { say } from "@/lib/messages/message"

const name = "/api/dashboard/me/two-factor/removal"

// A POST, because a DELETE would have to carry the password in a body, which not every proxy passes on.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: passwordProof, refusal: say("twoFactor.appNotRemoved") },
    async answer({ request, context, body }) {
      await removeApp(request, context, body.values.password)
      return noContent()
    },
  }),
})
