import { idPath } from "@/lib/api/id-path"
import { eraseDeletedJob } from "@/lib/domain/bin/empty-bin"
import { noContent } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/deleted-jobs/{id}", {
  DELETE: endpoint({
    may: "bin:empty",
    params: idPath,
    async answer({ context, params }) {
      await eraseDeletedJob(context, params.id)
      return noContent()
    },
  }),
})
