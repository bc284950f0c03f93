"use client"

import { Instant } from "@/components/employer/instant"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { relativeInstant } from "@/lib/format/instants"
import { localeOf } from "@/lib/messages/locale-of"
import type { PresentedKey } from "@/lib/queries/api-keys"
import { keyName } from "./key-words"

interface FailingKeysProps {
  keys: readonly PresentedKey[]
  now: Date
}

/** A warning for each key whose calls have all been failing for a while, with a link to the reasons. */
export function FailingKeys({ keys, now }: FailingKeysProps) {
  const { t, rich, language } = useMessages()
  return keys.map((key) => {
    const { id, lastFour, failing } = key
    if (!failing) return null
    const name = keyName(key)
    const since = () => (
      <Instant at={failing.since}>{relativeInstant(failing.since, now, localeOf[language])}</Instant>
    )
    return (
      <Banner
        key={id}
        tone="warning"
        title={t("keys.failing", { name, lastFour })}
        action={
          <Button
            size="sm"
            variant="outline"
            aria-label={t("keys.seeFailedOf", { name })}
            render={<Link href={`/settings/requests?key=${id}&status=failed`} />}
          >
            {t("keys.seeFailed")}
          </Button>
        }
      >
        {rich("keys.failingText", { count: failing.calls, since })}
      </Banner>
    )
  })
}
