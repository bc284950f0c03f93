import type { ImportAnswer } from "@/lib/api/dashboard/imports"
import type { ApiClient, Headings } from "./api"
import type { Body } from "./factories"
import { expect } from "./ui"

export const importsPath = "/api/dashboard/imports"

/** The cells of a row that creates a posting. */
export const cookCells = {
  ...{ referenceId: "C-1", title: "Cook", status: "Active", locations: "Banff, AB | Canmore, AB" },
  ...{
    categories: "Hospitality and Tourism",
    positionType: "Full Time",
    description: "Cook well.\nEvery day.",
  },
  ...{ applicationEmail: "jobs@example.com", salaryAmount: "25.50", salaryPeriod: "Hourly" },
}

/** The results of rows with these cells, of which the first is row 2. */
export async function imported(
  session: ApiClient,
  cells: Body[],
  options: Body = {},
  headers: Headings = {},
) {
  const rows = cells.map((each, index) => ({ number: index + 2, cells: each }))
  const answer = await session.post<ImportAnswer>(importsPath, { rows, ...options }, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.rows
}
