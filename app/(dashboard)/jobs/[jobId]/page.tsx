import type { Metadata } from "next"
import { MissingPosting } from "@/components/jobs/missing-posting"
import { JobPage } from "@/components/jobs/job-page/job-page"

export const metadata: Metadata = { title: "Posting" }

export default async function PostingPage({ params }: PageProps<"/jobs/[jobId]">) {
  const { jobId } = await params
  return /^\d{1,10}$/.test(jobId) ? <JobPage id={Number(jobId)} /> : <MissingPosting />
}
