import { placeQuery } from "@/lib/api/dashboard/places"
import { suggestPlaces } from "@/lib/domain/locations/suggest-places"
import { ok } from "@/lib/http/answers"
import { endpoint, route } from "@/lib/http/endpoint"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/dashboard/places", {
  GET: endpoint({
    may: "jobs:read",
    query: placeQuery,
    answer: ({ query }) => ok(suggestPlaces(query.q)),
  }),
})
