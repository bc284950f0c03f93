"use client"

import { useRouter } from "next/navigation"
import { Link, useAddress } from "@/components/layout/page-address"
import { cn } from "@/components/ui/cn"
import type { JobRow } from "@/lib/queries/jobs"
import { jobHref } from "../job-hrefs"

/** A posting's title, as the link that covers the whole row. Its page is prefetched on press, not for every visible row. */
export function RowLink({ job, className }: { job: JobRow; className?: string }) {
  const router = useRouter()
  const address = useAddress()
  const href = jobHref(job.id)
  return (
    <Link
      href={href}
      prefetch={false}
      data-row-link
      title={job.title}
      onPointerDown={() => router.prefetch(address(href))}
      className={cn(
        "font-semibold outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring",
        className,
      )}
    >
      {job.title}
    </Link>
  )
}
