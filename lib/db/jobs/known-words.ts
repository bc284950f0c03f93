import { othersTurn } from "@/lib/others-turn"
import type { VisibleJobs } from "@/lib/domain/jobs/job-store"
import type { Client } from "../engine/client"

/** Words found in postings, as far as the change list has been read for them; `reading` is a reading in progress. */
type Known = { words: Set<string>; position: number; reading?: Promise<void> }

/** What one process remembers: about 3 MB for an employer with the most words. */
const mostWords = 50_000
const mostRemembered = 20

/** Rows read at once; other requests are served in between. */
const together = 2_000

const letters = /\p{L}{4,30}/gu

/** The cache key: a caller who may not see confidential jobs gets no words from them. */
const nameOf = ({ employerId, confidential }: VisibleJobs) => `${employerId} ${confidential}`

/**
 * The words of four or more letters in the titles and references of an employer's postings, folded. They are remembered, and
 * each call reads only what is new in the change list; a word of a posting that is gone may stay, and finds nothing.
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
    // The Map keeps insertion order, so the entry used last moves to the end.
    remembered.delete(name)
    remembered.set(name, known)
    const [longestAgo] = remembered.keys()
    if (remembered.size > mostRemembered && longestAgo !== undefined) remembered.delete(longestAgo)
    // All callers that arrive meanwhile share one further reading, because the one in progress may have passed what was just written.
    await known.reading?.catch(() => undefined)
    await (known.reading ??= readOn(among, known).finally(() => delete known.reading))
    return known.words
  }
}
