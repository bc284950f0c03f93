import { openDatabase } from "@/lib/db/database"
import type { Context } from "@/lib/domain/context"
import type { EmployerId } from "@/lib/domain/employers/employer"
import { anyJob, newestFirst } from "@/lib/domain/jobs/job-selection"
import { countJobs, listSelectedJobs } from "@/lib/domain/jobs/select-jobs"
import { soughtByWords } from "@/lib/domain/jobs/sought-words"
import type { DataSet } from "../throughput/data-set"
import { median } from "../throughput/measure"

/** How many postings were found, and milliseconds: of the first call, and the median and the longest of those after it. */
export type WordsWait = { total: number; first: number; median: number; longest: number }

const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index))

/** What is typed, by what it stands for. */
const questions: Record<string, string> = {
  "one word": "chef",
  "two words, of the title": "harbour chef",
  "three words, and a number": "night 4 riverside",
  "a reference and a word": "ref-1-99 nurse",
  "a place that 67,000 have": "vancouver",
  "a word and that place": "vancouver chef",
  "two letters that begin a place": "bc",
  "three words, one a place": "richmond nurse campus",
  "a typo": "wleder",
  "a typo in each of three words": "wleder harbuor vancuover",
  nothing: "xylophone",
  "every letter": letters.join(" "),
  "51 words of four letters": Array.from({ length: 51 }, (_, index) =>
    letters[index % 26]?.repeat(3 + (index % 2)),
  )
    .join(" ")
    .slice(0, 256),
}

const calls = 15

/** Fetches the list's first page and its counts at the same time, as the dashboard does, for the employer of `data`. */
export async function measureWords(data: DataSet): Promise<Record<string, WordsWait>> {
  const database = openDatabase(data.url)
  try {
    const { stores } = database
    await stores.jobs.tidySearch()
    const context = {
      stores,
      clock: { now: () => new Date() },
      employer: { id: data.employerId as EmployerId },
      actor: { kind: "service", name: "bench" },
    } as Context
    const waits: Record<string, WordsWait> = {}
    for (const [name, q] of Object.entries(questions)) {
      const times: number[] = []
      let total = 0
      for (let call = 0; call <= calls; call++) {
        const begun = performance.now()
        const filter = { q, further: anyJob }
        const [page] = await Promise.all([
          soughtByWords(context, { ...filter, status: null, order: newestFirst }).then((selection) =>
            listSelectedJobs(context, selection, { offset: 0, limit: 25 }),
          ),
          soughtByWords(context, filter).then((sought) => countJobs(context, sought)),
        ])
        times.push(performance.now() - begun)
        total = page.total
      }
      const [first = 0, ...later] = times
      waits[name] = { total, first, median: median(later), longest: Math.max(...later) }
    }
    return waits
  } finally {
    await database.close()
  }
}
