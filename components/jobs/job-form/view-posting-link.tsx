import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { jobHref } from "../job-hrefs"

/** From the form to the posting's own page. */
export function ViewPostingLink({ id }: { id: number }) {
  return (
    <Button variant="outline" render={<Link href={jobHref(id)} />}>
      View posting
    </Button>
  )
}
