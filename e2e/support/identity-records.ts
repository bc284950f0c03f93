import type { StoredRow, StoredRows } from "./stored-rows"

/** The rows of people, their sessions, passkeys and invitations, for changes that only time would make. */
export type IdentityRecords = {
  /** Ends a person's sessions, as if they had not been used for a long time. */
  expireSessions(email: string): Promise<void>
  /** Makes a person's sessions older than the record of how they were started. */
  forgetMethods(email: string): Promise<void>
  /** Expires the time a person has for the second step of signing in. */
  expireChallenges(email: string): Promise<void>
  /** Expires the period in which a person's remembered browsers ask for no second step. */
  endRememberedBrowsers(email: string): Promise<void>
  /** Expires a passkey challenge, identified by the content of its cookie. */
  expirePasskeyChallenge(cookie: string): Promise<void>
  /** Adds `count` challenges requested by strangers, or other records that are valid for a while. */
  addVerifications(name: string, count: number, like: { value?: string; expiresAt?: string }): Promise<void>
  countVerifications(name: string): Promise<number>
  /** Gives a person `count` more passkeys like the first one. */
  copyPasskey(email: string, count: number): Promise<void>
  /** Expires the invitations of an email address. */
  expireInvitations(email: string): Promise<void>
  storedInvitations(employerId: number): Promise<StoredRow[]>
}

export function identityRecords(query: StoredRows["query"]): IdentityRecords {
  return {
    async expireSessions(email) {
      const person = "user_id = (SELECT id FROM users WHERE email = $2)"
      await query(`UPDATE sessions SET expires_at = $1 WHERE ${person}`, [
        "2020-01-01T00:00:00.000+00:00",
        email,
      ])
    },
    async forgetMethods(email) {
      await query(
        "UPDATE sessions SET method = NULL WHERE user_id = (SELECT id FROM users WHERE email = $1)",
        [email],
      )
    },
    async expireChallenges(email) {
      const person = "value = (SELECT CAST(id AS TEXT) FROM users WHERE email = $2)"
      await query(`UPDATE verifications SET expires_at = $1 WHERE identifier LIKE '2fa-%' AND ${person}`, [
        "2020-01-01T00:00:00.000+00:00",
        email,
      ])
    },
    async endRememberedBrowsers(email) {
      const person = "user_id = (SELECT id FROM users WHERE email = $2)"
      await query(
        `UPDATE known_browsers SET remembered_until = $1 WHERE remembered_until IS NOT NULL AND ${person}`,
        ["2020-01-01T00:00:00.000+00:00", email],
      )
    },
    async expirePasskeyChallenge(cookie) {
      const [, identifier] = /openings\.passkey=([^.;]+)/.exec(cookie) ?? []
      await query("UPDATE verifications SET expires_at = $1 WHERE identifier = $2", [
        "2020-01-01T00:00:00.000+00:00",
        identifier,
      ])
    },
    async addVerifications(
      name,
      count,
      { value = '{"type":"authentication"}', expiresAt = "2999-01-01T00:00:00.000+00:00" },
    ) {
      const times = `'${expiresAt}', '${expiresAt}', '${expiresAt}'`
      await query(
        `INSERT INTO verifications (identifier, value, expires_at, created_at, updated_at)
         WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
         SELECT '${name}-' || n, '${value}', ${times} FROM numbers`,
        [],
      )
    },
    async countVerifications(name) {
      const rows = await query("SELECT id FROM verifications WHERE identifier LIKE $1", [`${name}-%`])
      return rows.length
    },
    async copyPasskey(email, count) {
      const columns = "user_id, name, public_key, counter, device_type, backed_up, created_at"
      const first = "WHERE user_id = (SELECT id FROM users WHERE email = $2) ORDER BY id LIMIT 1"
      for (let number = 1; number <= count; number += 1)
        await query(
          `INSERT INTO passkeys (credential_id, ${columns}) SELECT credential_id || $1, ${columns} FROM passkeys ${first}`,
          [`-${number}`, email],
        )
    },
    async expireInvitations(email) {
      await query("UPDATE invitations SET expires_at = $1 WHERE email = $2", [
        "2020-01-01T00:00:00.000+00:00",
        email,
      ])
    },
    storedInvitations: (employerId) =>
      query("SELECT * FROM invitations WHERE employer_id = $1 ORDER BY id", [employerId]),
  }
}
