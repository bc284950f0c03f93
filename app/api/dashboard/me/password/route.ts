import { ownPasswordRequest } from "@/lib/api/dashboard/account"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { changePassword } from "@/lib/identity/passwords"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/password", {
  PUT: endpoint({
    may: "account:use",
    form: { schema: ownPasswordRequest, refusal: say("account.passwordNotChanged") },
    async answer({ request, context, body }) {
      return noContent(await changePassword(request, context, body.values))
    },
  }),
})
