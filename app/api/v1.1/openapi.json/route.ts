import { openApiDocument } from "@/lib/api/v1.1/openapi/document"
import { cacheable } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

let document: ReturnType<typeof openApiDocument> | undefined

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/openapi.json", {
  GET: endpoint({
    may: "anyone",
    answer({ request }) {
      document ??= openApiDocument()
      return cacheable(request, document)
    },
  }),
})
