import { codeRequest, type MadeRecoveryCodes } from "@/lib/api/dashboard/two-factor"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { confirmApp } from "@/lib/identity/two-factor"
import { say } from "@/lib/messages/message"

const name = "/api/dashboard/me/two-factor/confirmation"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: codeRequest, refusal: say("twoFactor.appNotSetUp") },
    async answer({ request, context, body }) {
      const recoveryCodes = await confirmApp(request, context, body.values.code)
      return ok({ recoveryCodes } satisfies MadeRecoveryCodes)
    },
  }),
})
