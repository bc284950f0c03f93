import { dismissalRequest, findingPath } from "@/lib/api/v1.1/checks"
import { noTrialQuery } from "@/lib/api/v1.1/queries"
import { dismissalAnswerFor } from "@/lib/http/check-answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}/checks/{code}", {
  PUT: endpoint({
    may: "jobs:write",
    params: findingPath,
    query: noTrialQuery,
    form: { schema: dismissalRequest, refusal: say("checks.notDismissed") },
    answer: ({ context, params, body }) => dismissalAnswerFor(context, params, body.values),
  }),
})
