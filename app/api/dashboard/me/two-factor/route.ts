import { passwordProof } from "@/lib/api/dashboard/two-factor"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { beginApp, ownTwoFactor } from "@/lib/identity/two-factor"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/two-factor", {
  GET: endpoint({
    may: "two-factor:manage",
    answer: async ({ request, context }) => ok(await ownTwoFactor(request, context)),
  }),
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: passwordProof, refusal: "The app could not be set up" },
    answer: async ({ request, context, body }) => ok(await beginApp(request, context, body.values.password)),
  }),
})
