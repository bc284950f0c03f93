import { titled } from "@/app/page-text"
import { NewJob } from "@/components/jobs/job-form/new-job"
import { referenceLists } from "@/lib/api/v1.1/reference-data"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("postingForm.newTitle"))

/** Sends the reference lists along, so that the form shows before the script has loaded. */
export default async function NewJobPage({ searchParams }: PageProps<"/jobs/new">) {
  const { from } = await searchParams
  const model = typeof from === "string" && /^\d{1,10}$/.test(from) ? Number(from) : null
  return <NewJob key={model ?? "empty"} from={model} lists={referenceLists} />
}
