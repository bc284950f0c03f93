import { presentPage } from "@/lib/api/v1.1/present-page"
import { locationListQuery } from "@/lib/api/v1.1/queries"
import { findLocations } from "@/lib/domain/locations/find-locations"
import { cacheable } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"
import { pageLink } from "@/lib/http/request-address"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/v1.1/locations", {
  GET: endpoint({
    may: "anyone",
    query: locationListQuery,
    async answer({ request, query }) {
      const page = await findLocations(query)
      return cacheable(
        request,
        presentPage(
          page,
          (location) => location,
          (number) => pageLink(request, number),
        ),
      )
    },
  }),
})
