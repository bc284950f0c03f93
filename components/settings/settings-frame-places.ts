import { type Message, say } from "@/lib/messages/message"
import type { Me } from "@/lib/queries/session"

export type SettingsPlace = { href: string; label: Message; admins: boolean }

/** The settings pages, in order. */
const settingsPlaces: readonly SettingsPlace[] = [
  { href: "/settings/employer", label: say("employers.pageTitle"), admins: true },
  { href: "/settings/posting-check", label: say("postingCheck.title"), admins: true },
  { href: "/settings/members", label: say("members.title"), admins: true },
  { href: "/settings/api-keys", label: say("keys.title"), admins: true },
  { href: "/settings/webhooks", label: say("webhooks.title"), admins: true },
  { href: "/settings/requests", label: say("requests.title"), admins: true },
  { href: "/settings/activity", label: say("activity.title"), admins: true },
  { href: "/settings/records", label: say("records.title"), admins: true },
  { href: "/settings/account", label: say("account.pageTitle"), admins: false },
]

export function placesFor(role: Me["employer"]["role"]): readonly SettingsPlace[] {
  return settingsPlaces.filter(({ admins }) => role === "admin" || !admins)
}

/** The settings page that contains `pathname`. */
export function settingsPlaceOf(pathname: string): SettingsPlace | undefined {
  return settingsPlaces.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
}
