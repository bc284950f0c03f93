import { applicantRoutingTypes } from "@/lib/domain/reference-data"
import { referenceListRoute } from "@/lib/http/reference-routes"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = referenceListRoute(
  "/applicantroutingtypes",
  applicantRoutingTypes,
)
