"use client"

import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { jobHref } from "../job-hrefs"

/** From the form to the posting's own page. */
export function ViewPostingLink({ id }: { id: number }) {
  const { t } = useMessages()
  return (
    <Button variant="outline" render={<Link href={jobHref(id)} />}>
      {t("postingForm.viewPosting")}
    </Button>
  )
}
