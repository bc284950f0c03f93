"use client"

import { Monitor, Smartphone } from "lucide-react"
import { Instant } from "@/components/employer/instant"
import { useMessages } from "@/components/messages/use-messages"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import type { OwnSession } from "@/lib/api/dashboard/account"
import { relativeInstant } from "@/lib/format/instants"
import { localeOf } from "@/lib/messages/locale-of"
import type { MessageKey } from "@/lib/messages/message"
import { browserName, isPhone } from "./browser-name"

/** When and how a session began. */
const signedInBy = {
  password: "sessions.signedInPassword",
  known_browser: "sessions.signedInKnownBrowser",
  code: "sessions.signedInCode",
  recovery_code: "sessions.signedInRecoveryCode",
  passkey: "sessions.signedInPasskey",
} as const satisfies Record<NonNullable<OwnSession["method"]>, MessageKey>

export interface SessionRowProps {
  session: OwnSession
  now: Date
  ending: boolean
  onEnd: () => void
}

export function SessionRow({ session, now, ending, onEnd }: SessionRowProps) {
  const { t, rich, language, textOf } = useMessages()
  const { current, method, address, userAgent, createdAt, lastUsedAt } = session
  const Icon = isPhone(userAgent) ? Smartphone : Monitor
  const name = textOf(browserName(userAgent))
  const from = address ? { address } : null
  const lastUsed = {
    time: () => <Instant at={lastUsedAt}>{relativeInstant(lastUsedAt, now, localeOf[language])}</Instant>,
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {current ? <Badge tone="positive">{t("sessions.thisOne")}</Badge> : null}
        </p>
        <p className="text-compact text-muted-foreground">
          {current
            ? from
              ? t("sessions.inUseFrom", from)
              : t("sessions.inUse")
            : from
              ? rich("sessions.lastUsedFrom", { ...lastUsed, ...from })
              : rich("sessions.lastUsed", lastUsed)}
          {", "}
          {rich(method ? signedInBy[method] : "sessions.signedIn", {
            time: () => <Instant at={createdAt} />,
          })}
        </p>
      </div>
      {current ? null : (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          aria-label={t("sessions.endOf", { browser: name })}
          onClick={onEnd}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  )
}
