import { presentLocation } from "@/lib/api/v1.1/reference-data"
import { idPath } from "@/lib/api/v1.1/queries"
import { findLocation } from "@/lib/domain/locations/find-locations"
import { cacheable } from "@/lib/http/answers"
import { serviceContext } from "@/lib/http/context"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/locations/{id}", {
  GET: endpoint({
    may: "anyone",
    params: idPath,
    async answer({ request, params }) {
      return cacheable(request, presentLocation(await findLocation(serviceContext(), params.id)))
    },
  }),
})
