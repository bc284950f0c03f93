import { rulesAnswer } from "@/lib/http/check-answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/checks/rules", {
  GET: endpoint({
    may: "check-rules:read",
    answer: ({ request }) => rulesAnswer(request),
  }),
})
