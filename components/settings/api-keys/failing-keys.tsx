import { Instant } from "@/components/employer/instant"
import { quoted } from "@/components/jobs/job-words"
import { Link } from "@/components/layout/page-address"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { relativeInstant } from "@/lib/format/dates"
import { formatNumber } from "@/lib/format/numbers"
import type { PresentedKey } from "@/lib/queries/api-keys"

interface FailingKeysProps {
  keys: readonly PresentedKey[]
  now: Date
  locale: string
}

/** A warning for each key all of whose calls have been failing for a while, and where to see why. */
export function FailingKeys({ keys, now, locale }: FailingKeysProps) {
  return keys.map(({ id, name, lastFour, failing }) =>
    failing ? (
      <Banner
        key={id}
        tone="warning"
        title={`All calls with ${quoted(name)} (…${lastFour}) are failing`}
        action={
          <Button
            size="sm"
            variant="outline"
            aria-label={`See the failed calls of ${quoted(name)}`}
            render={<Link href={`/settings/requests?key=${id}&status=failed`} />}
          >
            See the failed calls
          </Button>
        }
      >
        The first of {formatNumber(failing.calls, locale)} failed{" "}
        <Instant at={failing.since}>{relativeInstant(failing.since, now, locale)}</Instant>, and none has
        succeeded since.
      </Banner>
    ) : null,
  )
}
