import { titled } from "@/app/page-text"
import { EditJob } from "@/components/jobs/job-form/edit-job"
import { MissingPosting } from "@/components/jobs/missing-posting"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("postingForm.editTitle"))

export default async function EditJobPage({ params }: PageProps<"/jobs/[jobId]/edit">) {
  const { jobId } = await params
  return /^\d{1,10}$/.test(jobId) ? <EditJob id={Number(jobId)} /> : <MissingPosting />
}
