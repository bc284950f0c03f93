import { employerChoice } from "@/lib/api/dashboard/account"
import { switchEmployer } from "@/lib/domain/members/switch-employer"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/employer", {
  PUT: endpoint({
    may: "account:use",
    form: { schema: employerChoice, refusal: say("employers.notChosen") },
    async answer({ context, body }) {
      await switchEmployer(context, body.values.employerId)
      return noContent()
    },
  }),
})
