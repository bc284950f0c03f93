import { presentEmployer, twoFactorRuleRequest } from "@/lib/api/dashboard/employer"
import { requireTwoFactor } from "@/lib/domain/employers/manage-employers"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/employer/two-factor", {
  PUT: endpoint({
    may: "employer:manage",
    form: { schema: twoFactorRuleRequest, refusal: say("employers.ruleNotSaved") },
    async answer({ context, body }) {
      return ok(presentEmployer(await requireTwoFactor(context, body.values.required)))
    },
  }),
})
