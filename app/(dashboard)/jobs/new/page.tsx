import type { Metadata } from "next"
import { NewJob } from "@/components/jobs/job-form/new-job"

export const metadata: Metadata = { title: "New posting" }

export default async function NewJobPage({ searchParams }: PageProps<"/jobs/new">) {
  const { from } = await searchParams
  const model = typeof from === "string" && /^\d{1,10}$/.test(from) ? Number(from) : null
  return <NewJob key={model ?? "empty"} from={model} />
}
