import { passwordProof } from "@/lib/api/dashboard/two-factor"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { beginApp, ownTwoFactor } from "@/lib/identity/two-factor"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/two-factor", {
  GET: endpoint({
    may: "two-factor:manage",
    answer: async ({ request, context }) => ok(await ownTwoFactor(request, context)),
  }),
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: passwordProof, refusal: say("twoFactor.appNotSetUp") },
    answer: async ({ request, context, body }) => ok(await beginApp(request, context, body.values.password)),
  }),
})
