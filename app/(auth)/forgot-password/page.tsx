import { ForgotPasswordForm } from "@/components/auth/forgot-password-form"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("passwords.forgottenPageTitle"))

export default function ForgotPasswordPage() {
  return <ForgotPasswordForm />
}
