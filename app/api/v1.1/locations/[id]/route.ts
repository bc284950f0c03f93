import { presentLocation } from "@/lib/api/v1.1/reference-data"
import { idPath } from "@/lib/api/id-path"
import { findLocation, findOwnLocation, isOwnLocation } from "@/lib/domain/locations/find-locations"
import { cacheable, privately } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/locations/{id}", {
  // The reference data is public; a place that an employer typed is only for its own keys and members.
  GET: endpoint({
    may: "anyone",
    params: idPath,
    async answer({ request, params, whoAsks }) {
      if (!isOwnLocation(params.id)) return cacheable(request, presentLocation(findLocation(params.id)))
      return privately(presentLocation(await findOwnLocation(await whoAsks(), params.id)))
    },
  }),
})
