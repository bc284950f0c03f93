import type { Page } from "@playwright/test"
import type { ApiClient } from "./api"
import { jobBody } from "./factories"

export const binRows = (page: Page) =>
  page.getByRole("list", { name: "Deleted postings" }).getByRole("listitem")
export const binLine = (page: Page, title: string) => binRows(page).filter({ hasText: title })
export const toasts = (page: Page) =>
  page.getByRole("region", { name: "Notifications" }).getByRole("listitem")

export async function deleted(api: ApiClient, titles: readonly string[], reference = "") {
  const jobs = []
  for (const title of titles) {
    const referenceId = reference ? `${reference}-${title}` : null
    const job = await api.createJob(jobBody({ title, referenceId }))
    await api.delete(`/jobs/${job.id}`)
    jobs.push(job)
  }
  return jobs
}
