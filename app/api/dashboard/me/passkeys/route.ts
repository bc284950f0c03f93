import {
  type AddedPasskey,
  madePasskeyRequest,
  type OwnPasskeys,
  presentPasskey,
} from "@/lib/api/dashboard/passkeys"
import { mostPasskeys } from "@/lib/domain/members/passkey"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { noPasskeys } from "@/lib/identity/passkey-address"
import { addPasskey, ownPasskeys } from "@/lib/identity/passkeys"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/passkeys", {
  GET: endpoint({
    may: "two-factor:manage",
    async answer({ request, context }) {
      const data = (await ownPasskeys(context)).map(presentPasskey)
      return ok({ data, most: mostPasskeys, unavailable: noPasskeys(request.headers) } satisfies OwnPasskeys)
    },
  }),
  POST: endpoint({
    may: "two-factor:manage",
    form: { schema: madePasskeyRequest, refusal: say("passkeys.notAdded") },
    async answer({ request, context, body }) {
      const recoveryCodes = await addPasskey(request, context, body.values)
      return ok({ recoveryCodes } satisfies AddedPasskey)
    },
  }),
})
