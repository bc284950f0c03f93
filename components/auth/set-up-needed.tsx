import { AuthCard } from "./auth-card"

/** In the place of the form while nobody can sign in. */
export function SetUpNeeded() {
  return (
    <AuthCard title="This installation is new" description="Nobody can sign in yet.">
      <p>
        The person who started the server can find a set-up link in its output, on the line that begins
        “Nobody can sign in yet”. It makes the first employer and its admin, and works once.
      </p>
      <p className="text-muted-foreground">
        The line is gone? Restart the server, and it prints a new link. An employer can also be made by the
        operator: <code className="figures text-compact">npm run openings -- create-employer</code>
      </p>
    </AuthCard>
  )
}
