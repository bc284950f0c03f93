import { presentMe } from "@/lib/api/v1.1/me"
import { findOwnKey } from "@/lib/domain/api-keys/find-keys"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/me", {
  GET: endpoint({
    may: "me:read",
    async answer({ context }) {
      return ok(presentMe(context, await findOwnKey(context)))
    },
  }),
})
