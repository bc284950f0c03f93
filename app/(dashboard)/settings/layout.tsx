import type { ReactNode } from "react"
import { PageMessages } from "@/app/page-messages"
import { OutsideWebhooks } from "@/components/settings/webhooks/outside-webhooks"
import { SettingsFrame } from "@/components/settings/settings-frame"
import type { MessageNoun } from "@/lib/messages/message"
import { WebhookNotice } from "../webhook-notice"

const nouns: readonly MessageNoun[] = [
  "account",
  "activity",
  "checkSettings",
  "checks",
  "deliveries",
  "employers",
  "fields",
  "invitations",
  "jobFields",
  "keys",
  "members",
  "names",
  "passkeys",
  "pay",
  "permissions",
  "postingCheck",
  "record",
  "records",
  "requests",
  "sessions",
  "settings",
  "signIn",
  "twoFactor",
  "webhooks",
]

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <PageMessages nouns={nouns}>
      <OutsideWebhooks>
        <WebhookNotice />
      </OutsideWebhooks>
      <SettingsFrame>{children}</SettingsFrame>
    </PageMessages>
  )
}
