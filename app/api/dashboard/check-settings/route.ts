import { checkSettingsRequest, presentCheckSettings } from "@/lib/api/dashboard/check-settings"
import { changeCheckSettings, checkSettingsOf } from "@/lib/domain/job-checks/change-check-settings"
import { ok } from "@/lib/http/answers"
import { refreshChecksSoon } from "@/lib/http/check-refresh"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/check-settings", {
  GET: endpoint({
    may: "employer:read",
    async answer({ context }) {
      return ok(presentCheckSettings(await checkSettingsOf(context)))
    },
  }),
  PUT: endpoint({
    may: "employer:manage",
    form: { schema: checkSettingsRequest, refusal: say("checks.settingsNotSaved") },
    async answer({ context, body }) {
      const settings = await changeCheckSettings(context, body.values)
      refreshChecksSoon()
      return ok(presentCheckSettings(settings))
    },
  }),
})
