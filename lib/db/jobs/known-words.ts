import { othersTurn } from "@/lib/others-turn"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"

/** Words that postings say, as far as the list of changes was read for them; `reading` is under way. */
type Known = { words: Set<string>; position: number; reading?: Promise<void> }

/** What is remembered in a process: about 3 MB for an employer with the most words. */
const mostWords = 50_000
const mostRemembered = 20

/** Rows that are read at once; others are served between. */
const together = 2_000

const letters = /\p{L}{4,30}/gu

/** Whose words they are: what a key may not know of adds none to what it is told. */
const nameOf = ({ employerId, confidential }: VisibleJobs) => `${employerId} ${confidential}`

/**
 * The words of four letters and more in the titles and references of an employer's postings, folded. They are remembered, and each call
 * reads what the list of changes has more; a word of a posting that is gone may stay, and finds nothing.
 */
export function knownWords({ direct }: Pick<Client, "direct">): (among: VisibleJobs) => Promise<Set<string>> {
  const remembered = new Map<string, Known>()

  async function readOn({ employerId, confidential }: VisibleJobs, known: Known): Promise<void> {
    for (;;) {
      const rows = await direct.rows<{ position: number | string; text: string }>({
        text: `SELECT c.id AS position, j.search_text AS text FROM changed_jobs c JOIN jobs j ON j.id = c.job_id
          WHERE c.employer_id = $1 AND c.id > $2 ${confidential ? "" : "AND NOT j.confidential"} ORDER BY c.id LIMIT ${together}`,
        values: [employerId, known.position],
      })
      for (const { position, text } of rows) {
        known.position = Number(position)
        for (const [word] of text.matchAll(letters)) if (known.words.size < mostWords) known.words.add(word)
      }
      if (rows.length < together) return
      await othersTurn()
    }
  }

  return async (among) => {
    const name = nameOf(among)
    const known = remembered.get(name) ?? { words: new Set<string>(), position: 0 }
    // The last that was asked for stands last.
    remembered.delete(name)
    remembered.set(name, known)
    const [longestAgo] = remembered.keys()
    if (remembered.size > mostRemembered && longestAgo !== undefined) remembered.delete(longestAgo)
    // All who ask meanwhile share one more reading, for the one under way may have passed what was just written.
    await known.reading?.catch(() => undefined)
    await (known.reading ??= readOn(among, known).finally(() => delete known.reading))
    return known.words
  }
}
