import { ownNameRequest, presentOwnAccount } from "@/lib/api/dashboard/account"
import { ServiceError } from "@/lib/domain/errors"
import { renameSelf } from "@/lib/domain/members/own-account"
import { requireSecondFactor } from "@/lib/domain/permissions"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { readSession } from "@/lib/identity/session"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me", {
  GET: endpoint({
    may: "anyone",
    async answer({ request }) {
      const session = await readSession(request)
      if (!session) throw new ServiceError("unauthorized", say("service.notSignedIn"))
      requireSecondFactor(session.employer, session.hasTwoFactor, "me:read")
      return ok(presentOwnAccount(session.person, session, session.memberships), session.setCookie)
    },
  }),
  PUT: endpoint({
    may: "account:use",
    form: { schema: ownNameRequest, refusal: say("account.nameNotSaved") },
    async answer({ context, body }) {
      await renameSelf(context, body.values.name)
      return noContent()
    },
  }),
})
