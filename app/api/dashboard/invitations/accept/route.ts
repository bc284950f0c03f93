import { acceptanceRequest, openInvitationQuery, presentOffer } from "@/lib/api/dashboard/members"
import { openInvitation } from "@/lib/domain/members/accept-invitation"
import { noContent, ok } from "@/lib/http/answers"
import { serviceContext } from "@/lib/http/context"
import { endpoint, route } from "@/lib/http/endpoint"
import { acceptAndSignIn } from "@/lib/identity/invitations"
import { requireSameOrigin } from "@/lib/http/same-origin"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/invitations/accept", {
  GET: endpoint({
    may: "anyone",
    query: openInvitationQuery,
    async answer({ query }) {
      return ok(presentOffer(await openInvitation(serviceContext(), query.token)))
    },
  }),
  POST: endpoint({
    may: "anyone",
    form: { schema: acceptanceRequest, refusal: say("members.notAccepted") },
    async answer({ request, requestId, body }) {
      requireSameOrigin(request)
      const { cookies, secondStep, employerId } = await acceptAndSignIn(request, requestId, body.values)
      return secondStep ? ok({ secondStep, employerId }, cookies) : noContent(cookies)
    },
  }),
})
