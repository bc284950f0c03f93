import { signInRequest } from "@/lib/api/dashboard/account"
import type { SecondStepAsked } from "@/lib/api/dashboard/two-factor"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { signInByPassword, signOut } from "@/lib/identity/sign-in"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/session", {
  POST: endpoint({
    may: "anyone",
    form: { schema: signInRequest, refusal: say("account.notSignedIn") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      const { cookies, secondStep } = await signInByPassword(request, requestId, body.values)
      return secondStep ? ok({ secondStep } satisfies SecondStepAsked, cookies) : noContent(cookies)
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
