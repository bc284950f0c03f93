import { titled } from "@/app/page-text"
import { EmployerSettings } from "@/components/settings/employer/employer-settings"
import { say } from "@/lib/messages/message"

export const generateMetadata = () => titled(say("employers.pageTitle"))

export default function EmployerPage() {
  return <EmployerSettings />
}
