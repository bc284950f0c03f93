import { presentSession } from "@/lib/api/dashboard/account"
import { listOwnSessions } from "@/lib/domain/members/own-account"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/sessions", {
  GET: endpoint({
    may: "account:use",
    async answer({ context }) {
      const sessions = await listOwnSessions(context)
      return ok({ data: sessions.map((session) => presentSession(session, context.sessionId)) })
    },
  }),
})
