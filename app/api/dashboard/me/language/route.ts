import { languageChoice } from "@/lib/api/dashboard/account"
import { chooseLanguage } from "@/lib/domain/members/own-account"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/me/language", {
  PUT: endpoint({
    may: "account:use",
    form: { schema: languageChoice, refusal: say("account.languageNotSaved") },
    async answer({ context, body }) {
      await chooseLanguage(context, body.values.language)
      return noContent()
    },
  }),
})
