import { cookies, headers } from "next/headers"
import { titled } from "@/app/page-text"
import { JobList } from "@/components/jobs/job-list/job-list"
import { listAddress } from "@/components/jobs/job-list/list-address"
import { hiddenColumnsCookie, readHiddenColumns } from "@/components/jobs/job-list/list-columns"
import { CardsSkeleton, TableSkeleton } from "@/components/jobs/job-list/rows-skeleton"
import { mayWrite } from "@/lib/api/dashboard/may-write"
import { say } from "@/lib/messages/message"
import { pageSession } from "../page-session"
import { WebhookNotice } from "../webhook-notice"
import { firstJobs } from "./first-jobs"

export const generateMetadata = () => titled(say("postings.title"))

/** Renders the first rows on the server, so they show before the script loads. */
export default async function JobsPage({ searchParams }: PageProps<"/jobs">) {
  const sent = await searchParams
  const request = listAddress.read({ get: (name) => [sent[name]].flat()[0] ?? null })
  const { session } = await pageSession()
  const first = session && (await firstJobs(session, request))
  const onPhone = /Mobi/.test((await headers()).get("user-agent") ?? "")
  const hidden = readHiddenColumns((await cookies()).get(hiddenColumnsCookie)?.value)
  const canWrite = session !== null && mayWrite(session.role)
  const shapes = { table: <TableSkeleton canWrite={canWrite} />, cards: <CardsSkeleton /> }
  return (
    <>
      <WebhookNotice />
      <JobList first={first} onPhone={onPhone} shapes={shapes} hiddenColumns={hidden} />
    </>
  )
}
