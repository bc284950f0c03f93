import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { forgetBrowsers } from "@/lib/identity/two-factor"

const name = "/api/dashboard/me/remembered-browsers"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(name, {
  DELETE: endpoint({
    may: "two-factor:manage",
    async answer({ context }) {
      await forgetBrowsers(context)
      return noContent()
    },
  }),
})
