import { serversAt } from "@/lib/api/v1.1/openapi/about"
import { openApiDocument } from "@/lib/api/v1.1/openapi/document"
import { cacheable } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { requestOrigin } from "@/lib/http/request-address"

let document: ReturnType<typeof openApiDocument> | undefined

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/openapi.json", {
  GET: endpoint({
    may: "anyone",
    answer({ request }) {
      document ??= openApiDocument()
      return cacheable(request, { ...document, servers: serversAt(requestOrigin(request)) })
    },
  }),
})
