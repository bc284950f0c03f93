import { ForgotPasswordForm } from "@/components/auth/forgot-password-form"
import { canSendMail } from "@/lib/identity/mail"
import { say } from "@/lib/messages/message"
import { titled } from "@/app/page-text"

export const generateMetadata = () => titled(say("passwords.forgottenPageTitle"))

export default function ForgotPasswordPage() {
  return <ForgotPasswordForm sendsMail={canSendMail()} />
}
