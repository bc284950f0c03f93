import { History, SearchX } from "lucide-react"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Before the first deed that is recorded. */
export function NoActivity() {
  return (
    <EmptyState icon={<History />} title="Nothing is recorded yet">
      What is done from now on to postings, members, keys and the employer will be here, with who did it.
    </EmptyState>
  )
}

export function NoActivityMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="Nothing was done that matches"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      Days are those of the employer&apos;s time zone, the first and the last within.
    </EmptyState>
  )
}
