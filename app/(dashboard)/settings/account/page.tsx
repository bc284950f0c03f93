import type { Metadata } from "next"
import { Account } from "@/components/settings/account/account"

export const metadata: Metadata = { title: "Account" }

export default function AccountPage() {
  return <Account />
}
