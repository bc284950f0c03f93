import type { Answer, ApiClient } from "./api"
import type { Made } from "./keys"
import type { Chance } from "./seeded"

type Key = { id: number; secret: string; revoked: boolean | "unknown" }

/** An admin who creates and revokes keys and invites people, one request after the other, and records the answers. */
export class PeopleWriter {
  private readonly keys: Key[] = []
  private readonly invited: string[] = []
  private count = 0
  readonly unexpected: string[] = []

  constructor(private readonly chance: Chance) {}

  async run(session: ApiClient, over: () => boolean): Promise<void> {
    while (!over()) await this.write(session)
  }

  private async write(session: ApiClient): Promise<void> {
    const number = ++this.count
    const usable = this.keys.filter(({ revoked }) => revoked === false)
    const luck = this.chance.next()
    if (luck < 0.3 && usable.length > 0) {
      const key = this.chance.pick(usable as [Key, ...Key[]])
      key.revoked = "unknown"
      const answer = await this.ask(() => session.delete(`/api/dashboard/api-keys/${key.id}`))
      if (answer) key.revoked = true
    } else if (luck < 0.7) {
      const key = { name: `Key ${number}`, scopes: null, expires: null }
      const answer = await this.ask(() => session.post<Made>("/api/dashboard/api-keys", key))
      if (answer) this.keys.push({ id: answer.body.key.id, secret: answer.body.secret, revoked: false })
    } else {
      const email = `invited-${number}-${this.chance.seed}@example.com`
      const answer = await this.ask(() =>
        session.post("/api/dashboard/invitations", { email, role: "viewer" }),
      )
      if (answer) this.invited.push(email)
    }
  }

  private async ask<Body>(send: () => Promise<Answer<Body>>): Promise<Answer<Body> | null> {
    const answer = await send().catch(() => null)
    if (answer === null || answer.status === 503) return null
    if (answer.status < 300) return answer
    this.unexpected.push(`${answer.status} ${answer.text.slice(0, 300)}`)
    return null
  }

  /** What differs from the answers. `api` is the API without a key. */
  async faults(session: ApiClient, api: ApiClient): Promise<string[]> {
    const faults = [...this.unexpected]
    for (const key of this.keys) {
      const works = (await api.with({ "API-Key": key.secret }).get("/me")).status === 200
      if (key.revoked === "unknown") key.revoked = !works
      else if (works === key.revoked)
        faults.push(`key ${key.id}: ${works ? "revoked, yet works" : "does not work"}`)
    }
    const list = await session.get<{ data: { email: string }[] }>("/api/dashboard/invitations")
    const there = new Set((list.body?.data ?? []).map(({ email }) => email))
    for (const email of this.invited) if (!there.has(email)) faults.push(`no invitation of ${email}`)
    return faults
  }
}
