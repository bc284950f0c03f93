import { employerRequest, presentEmployer } from "@/lib/api/dashboard/employer"
import { updateEmployer } from "@/lib/domain/employers/manage-employers"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { say } from "@/lib/messages/message"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/employer", {
  GET: endpoint({
    may: "employer:read",
    answer: ({ context }) => ok(presentEmployer(context.employer)),
  }),
  PUT: endpoint({
    may: "employer:manage",
    form: { schema: employerRequest, refusal: say("employers.notSaved") },
    async answer({ context, body }) {
      return ok(presentEmployer(await updateEmployer(context, body.values)))
    },
  }),
})
