import type { Metadata } from "next"
import { JobList } from "@/components/jobs/job-list/job-list"

export const metadata: Metadata = { title: "Postings" }

export default function JobsPage() {
  return <JobList />
}
