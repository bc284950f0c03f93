import { AuthCard } from "./auth-card"
import { TextLink } from "./text-link"

/** For the address of the new-password page without its token. */
export function IncompleteLink() {
  return (
    <AuthCard
      title="This link is incomplete"
      footer={<TextLink href="/forgot-password">Ask for another link</TextLink>}
    >
      <p>
        A part of it is missing, so it sets no password. Open it again from the message it came in, as a
        whole.
      </p>
    </AuthCard>
  )
}
