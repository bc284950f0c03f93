import type { Metadata } from "next"
import { EditJob } from "@/components/jobs/job-form/edit-job"
import { MissingPosting } from "@/components/jobs/missing-posting"
import { FormMessages } from "../../form-messages"

export const metadata: Metadata = { title: "Edit posting" }

export default async function EditJobPage({ params }: PageProps<"/jobs/[jobId]/edit">) {
  const { jobId } = await params
  if (!/^\d{1,10}$/.test(jobId)) return <MissingPosting />
  return (
    <FormMessages>
      <EditJob id={Number(jobId)} />
    </FormMessages>
  )
}
