import { jobChange, presentJob } from "@/lib/api/v1.1/jobs"
import { idPath } from "@/lib/api/v1.1/queries"
import { deleteJob } from "@/lib/domain/jobs/delete-job"
import { findJob } from "@/lib/domain/jobs/find-jobs"
import { updateJob } from "@/lib/domain/jobs/update-job"
import { noContent, ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/jobs/{id}", {
  GET: endpoint({
    may: "jobs:read",
    params: idPath,
    async answer({ context, params }) {
      return ok(presentJob(await findJob(context, params.id)))
    },
  }),
  PUT: endpoint({
    may: "jobs:write",
    params: idPath,
    body: jobChange,
    async answer({ context, params, body }) {
      return ok(presentJob(await updateJob(context, params.id, body)))
    },
  }),
  DELETE: endpoint({
    may: "jobs:delete",
    params: idPath,
    async answer({ context, params }) {
      await deleteJob(context, params.id)
      return noContent()
    },
  }),
})
