import { positionTypes } from "@/lib/domain/reference-data"
import { referenceRecordRoute } from "@/lib/http/reference-routes"

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = referenceRecordRoute(
  "/positiontypes",
  positionTypes,
  "positionType",
)
