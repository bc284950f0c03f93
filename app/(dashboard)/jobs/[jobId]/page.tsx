import { titled } from "@/app/page-text"
import { MissingPosting } from "@/components/jobs/missing-posting"
import { JobPage } from "@/components/jobs/job-page/job-page"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("posting.pageTitle"))

export default async function PostingPage({ params }: PageProps<"/jobs/[jobId]">) {
  const { jobId } = await params
  return /^\d{1,10}$/.test(jobId) ? <JobPage id={Number(jobId)} /> : <MissingPosting />
}
