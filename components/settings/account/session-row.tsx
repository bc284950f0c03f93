"use client"

import { Monitor, Smartphone } from "lucide-react"
import { Instant } from "@/components/employer/instant"
import { Badge } from "@/components/ui/badge"
import { Button } from "@/components/ui/button"
import { useLocale } from "@/components/ui/use-locale"
import type { OwnSession } from "@/lib/api/dashboard/account"
import { relativeInstant } from "@/lib/format/dates"
import { browserName, isPhone } from "./browser-name"

/** How a session began, after "signed in". */
const methodWords: Record<NonNullable<OwnSession["method"]>, string> = {
  password: "with your password",
  known_browser: "with your password, in a browser that is remembered",
  code: "with your password and a code",
  recovery_code: "with your password and a recovery code",
  passkey: "with a passkey",
}

export interface SessionRowProps {
  session: OwnSession
  now: Date
  ending: boolean
  onEnd: () => void
}

export function SessionRow({ session, now, ending, onEnd }: SessionRowProps) {
  const locale = useLocale()
  const { current, method, address, userAgent, createdAt, lastUsedAt } = session
  const Icon = isPhone(userAgent) ? Smartphone : Monitor
  const name = browserName(userAgent)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-muted-foreground" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {current ? <Badge tone="positive">This session</Badge> : null}
        </p>
        <p className="text-compact text-muted-foreground">
          {current ? (
            "In use now"
          ) : (
            <>
              Last used <Instant at={lastUsedAt}>{relativeInstant(lastUsedAt, now, locale)}</Instant>
            </>
          )}
          {address ? ` from ${address}` : ""}, signed in <Instant at={createdAt} />
          {method ? ` ${methodWords[method]}` : ""}
        </p>
      </div>
      {current ? null : (
        <Button
          variant="outline"
          size="sm"
          loading={ending}
          aria-label={`End this one: ${name}`}
          onClick={onEnd}
        >
          End this one
        </Button>
      )}
    </li>
  )
}
