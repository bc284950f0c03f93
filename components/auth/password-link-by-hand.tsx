import type { ReactNode } from "react"
import { CodeBlock } from "@/components/ui/code-block"
import { AuthCard } from "./auth-card"

/** Where the installation sends no mail: who can make the link instead. */
export function PasswordLinkByHand({ email, footer }: { email: string; footer: ReactNode }) {
  return (
    <AuthCard takesFocus title="Ask for a link" footer={footer}>
      <p>
        This installation sends no mail. An admin of your employer can make you a link to a new password,
        under Settings, Members. The server’s operator can too, with this command:
      </p>
      <CodeBlock label="On the server" code={`npm run openings -- password-link --email ${email}`} />
      <p className="text-muted-foreground">The link works once, within an hour.</p>
    </AuthCard>
  )
}
