import { notFound } from "@/lib/domain/errors"
import { endpoint, route } from "@/lib/http/endpoint"

/** Any address that no other route handles gets a JSON response too (contract 1.7). */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route("/api/*", {
  ANY: endpoint({
    may: "anyone",
    answer() {
      throw notFound("address")
    },
  }),
})
