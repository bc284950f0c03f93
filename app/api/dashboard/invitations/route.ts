import { invitationRequest, presentInvitation } from "@/lib/api/dashboard/members"
import { listInvitations } from "@/lib/domain/members/invite-member"
import { created, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { invite } from "@/lib/identity/invitations"
import { canSendMail } from "@/lib/identity/mail"
import { requestOrigin } from "@/lib/http/request-address"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/invitations", {
  GET: endpoint({
    may: "members:manage",
    async answer({ context }) {
      const now = context.clock.now()
      const data = (await listInvitations(context)).map((each) => presentInvitation(each, now))
      return ok({ data, sendsMail: canSendMail() })
    },
  }),
  POST: endpoint({
    may: "members:manage",
    form: { schema: invitationRequest, refusal: say("members.notInvited") },
    async answer({ request, context, body }) {
      const { invitation, link } = await invite(request, context, body.values)
      const location = `${requestOrigin(request)}/api/dashboard/invitations/${invitation.id}`
      return created({ invitation: presentInvitation(invitation, context.clock.now()), link }, location)
    },
  }),
})
