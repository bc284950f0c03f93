import { applicantRoutingTypes, categories, positionTypes, salaryPeriods } from "@/lib/domain/reference-data"

/** What a posting's form chooses from, for the page to bring along. */
export const referenceLists = {
  categories,
  positionTypes,
  salaryPeriods,
  routingTypes: applicantRoutingTypes,
}
