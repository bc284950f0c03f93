"use client"

import { useZoneWords } from "@/components/employer/use-zone-words"
import { useMessages } from "@/components/messages/use-messages"
import type { AttemptAnswer } from "@/lib/queries/webhooks"
import { milliseconds } from "../requests/request-facts"
import { AttemptAnswerText, AttemptRemedy, AttemptOutcome } from "./attempt-outcome"

/** How many attempts of a delivery are kept. */
const mostKept = 20

/** Every attempt of a delivery that was kept, the latest first. */
export function DeliveryAttempts({ attempts }: { attempts: readonly AttemptAnswer[] }) {
  const { t, rich, locale } = useMessages()
  const zone = useZoneWords()
  return (
    <section aria-label={t("deliveries.attempts")}>
      <h3 className="text-compact font-semibold">{t("deliveries.attempts")}</h3>
      {attempts.length === 0 ? (
        <p className="mt-2 text-compact text-muted-foreground">{t("deliveries.noAttempts")}</p>
      ) : (
        <ol reversed className="mt-2 flex flex-col gap-2 text-compact">
          {attempts.toReversed().map((attempt) => (
            <li key={attempt.at} className="flex flex-col gap-2 rounded-lg border px-3 py-2.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                <AttemptOutcome result={attempt} />
                <p className="text-xs text-muted-foreground">
                  {rich("deliveries.attemptAt", {
                    at: () => <time dateTime={attempt.at}>{zone.instant(attempt.at)}</time>,
                    duration: milliseconds(attempt.ms, locale),
                  })}
                </p>
              </div>
              <AttemptRemedy result={attempt} className="text-muted-foreground" />
              <AttemptAnswerText answer={attempt.answer} />
            </li>
          ))}
        </ol>
      )}
      {attempts.length >= mostKept ? (
        <p className="mt-2 text-xs text-muted-foreground">{t("deliveries.latestAttempts")}</p>
      ) : null}
    </section>
  )
}
