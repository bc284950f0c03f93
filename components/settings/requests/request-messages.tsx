import { ScrollText, SearchX } from "lucide-react"
import { Link } from "@/components/layout/page-address"
import { Button } from "@/components/ui/button"
import { EmptyState } from "@/components/ui/empty-state"

/** Before the first call that is logged. */
export function NoRequests() {
  return (
    <EmptyState
      icon={<ScrollText />}
      title="No requests yet"
      action={
        <Button variant="outline" render={<Link href="/settings/api-keys" />}>
          Go to API keys
        </Button>
      }
    >
      What your systems write with an API key will be here, and whatever of theirs fails, with the reason.
    </EmptyState>
  )
}

export function NoRequestsMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX />}
      title="No requests match"
      action={
        <Button variant="outline" onClick={onClear}>
          Show all requests
        </Button>
      }
    >
      Calls that only read are logged when they fail. Older ones than 30 days are gone.
    </EmptyState>
  )
}
