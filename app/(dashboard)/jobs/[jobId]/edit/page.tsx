import type { Metadata } from "next"
import { EditJob } from "@/components/jobs/job-form/edit-job"
import { MissingPosting } from "@/components/jobs/missing-posting"

export const metadata: Metadata = { title: "Edit posting" }

export default async function EditJobPage({ params }: PageProps<"/jobs/[jobId]/edit">) {
  const { jobId } = await params
  return /^\d{1,10}$/.test(jobId) ? <EditJob id={Number(jobId)} /> : <MissingPosting />
}
