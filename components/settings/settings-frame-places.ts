import type { Me } from "@/lib/queries/session"

export type SettingsPlace = { href: string; label: string; admins: boolean }

/** The parts of the settings, in their order. */
const settingsPlaces: readonly SettingsPlace[] = [
  { href: "/settings/employer", label: "Employer", admins: true },
  { href: "/settings/members", label: "Members", admins: true },
  { href: "/settings/api-keys", label: "API keys", admins: true },
  { href: "/settings/requests", label: "Requests", admins: true },
  { href: "/settings/activity", label: "Activity", admins: true },
  { href: "/settings/account", label: "Account", admins: false },
]

export function placesFor(role: Me["employer"]["role"]): readonly SettingsPlace[] {
  return settingsPlaces.filter(({ admins }) => role === "admin" || !admins)
}

/** The part that holds the page at `pathname`. */
export function settingsPlaceOf(pathname: string): SettingsPlace | undefined {
  return settingsPlaces.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
}
