import { Link } from "@/components/layout/page-address"
import { StatusDot } from "@/components/ui/status-dot"
import { shortened } from "@/lib/format/shortened"
import { webhooksToNotice } from "@/lib/http/webhooks-to-notice"
import { say } from "@/lib/messages/message"
import { pageText } from "../page-text"
import { pageSession } from "./page-session"

/** Tells admins that a webhook is failing or was disabled. It is rendered on the server, so it adds no script. */
export async function WebhookNotice() {
  const { session } = await pageSession()
  if (session?.role !== "admin") return null
  const troubled = await webhooksToNotice(session.employer.id)
  const [first] = troubled
  if (!first) return null
  const name = shortened(first.description ?? first.url.replace(/^https?:\/\//, ""), 60)
  const words =
    troubled.length > 1
      ? say("webhooks.noticeMany", { count: troubled.length })
      : first.status === "disabled"
        ? say("webhooks.noticeDisabled", { name })
        : say("webhooks.noticeFailing", { name })
  return (
    <aside
      aria-label={await pageText(say("webhooks.title"))}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b bg-warning-subtle px-4 py-2 text-compact sm:px-6 lg:px-8"
    >
      <StatusDot tone="warning" className="min-w-0 whitespace-normal wrap-anywhere">
        {await pageText(words)}
      </StatusDot>
      <Link
        href={troubled.length > 1 ? "/settings/webhooks" : `/settings/webhooks/${first.id}`}
        className="rounded-sm font-medium underline underline-offset-2"
      >
        {await pageText(say("webhooks.noticeLink"))}
      </Link>
    </aside>
  )
}
