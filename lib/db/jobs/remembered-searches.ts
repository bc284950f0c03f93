import { createHash } from "node:crypto"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"

/** Answers that one process remembers. */
const mostRemembered = 500

type Remember = <Answer>(among: VisibleJobs, question: unknown, ask: () => Promise<Answer>) => Promise<Answer>

/**
 * Answers what a search or a filter asks about an employer's postings by `ask`, or with the last answer: the list and its tabs
 * ask the same at the same moment, and so does every further page. An answer is valid until the employer's change list moves
 * on.
 */
export function rememberedSearches({ direct }: Pick<Client, "direct">): Remember {
  const remembered = new Map<string, { position: string; answer: Promise<unknown> }>()

  return async <Answer>(among: VisibleJobs, question: unknown, ask: () => Promise<Answer>) => {
    const [last] = await direct.rows<{ position: number | string | null }>({
      text: "SELECT max(id) AS position FROM changed_jobs WHERE employer_id = $1",
      values: [among.employerId],
    })
    const position = String(last?.position)
    const asked = JSON.stringify([among.employerId, among.confidential, question])
    const name = createHash("sha256").update(asked).digest("base64")
    const known = remembered.get(name)
    if (known?.position === position) return known.answer as Promise<Answer>
    const answer = ask()
    remembered.delete(name)
    remembered.set(name, { position, answer })
    answer.catch(() => remembered.delete(name))
    const [longestAgo] = remembered.keys()
    if (remembered.size > mostRemembered && longestAgo !== undefined) remembered.delete(longestAgo)
    return answer
  }
}
