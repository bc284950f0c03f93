import { signInRequest } from "@/lib/api/dashboard/account"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { signIn, signOut } from "@/lib/http/sign-in"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/session", {
  POST: endpoint({
    may: "anyone",
    form: { schema: signInRequest, refusal: "You could not be signed in" },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      return noContent(await signIn(request, requestId, body.values))
    },
  }),
  DELETE: endpoint({
    may: "anyone",
    async answer({ request, requestId }) {
      requireSameOrigin(request)
      return noContent(await signOut(request, requestId))
    },
  }),
})
