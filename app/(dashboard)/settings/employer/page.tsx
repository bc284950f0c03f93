import type { Metadata } from "next"
import { EmployerSettings } from "@/components/settings/employer/employer-settings"

export const metadata: Metadata = { title: "Employer" }

export default function EmployerPage() {
  return <EmployerSettings />
}
