import { FileQuestionMark } from "lucide-react"
import { PageBody } from "@/components/layout/page-body"
import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Said where no posting of this employer's is. */
export function MissingPosting() {
  return (
    <PageBody width="form">
      <EmptyState
        heading="h1"
        icon={<FileQuestionMark />}
        title="There is no such posting"
        action={
          <Button variant="primary" render={<Link href="/jobs" />}>
            Go to postings
          </Button>
        }
      >
        It may have been deleted, belong to another employer, or the address is mistyped.
      </EmptyState>
    </PageBody>
  )
}
