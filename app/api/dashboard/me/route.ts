import { presentMe } from "@/lib/api/dashboard/account"
import { ServiceError } from "@/lib/domain/errors"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { readSession } from "@/lib/http/session"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me", {
  GET: endpoint({
    may: "anyone",
    async answer({ request }) {
      const session = await readSession(request)
      if (!session) throw new ServiceError("unauthorized", "You are not signed in.")
      return ok(presentMe(session.person, session, session.memberships), session.setCookie)
    },
  }),
})
