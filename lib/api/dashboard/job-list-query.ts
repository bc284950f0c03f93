import { jobOrders } from "@/lib/domain/jobs/job-selection"
import { sortParameter } from "../v1.1/job-list-query"
import { jobListQuery } from "../v1.1/queries"
import { actorParameter } from "./actor-parameter"

/** The query of the dashboard's list: that of `GET /jobs`, plus what only members can ask for. */
export const dashboardListQuery = jobListQuery.extend({
  changedBy: actorParameter("changedBy"),
  sort: sortParameter([...jobOrders, "status"]),
})
