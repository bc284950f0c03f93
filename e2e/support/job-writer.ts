import type { Answer, ApiClient, ApiJob } from "./api"
import { type Body, fullJobBody } from "./factories"
import type { Chance } from "./seeded"

const places = ["Vancouver, BC", "Richmond, BC", "Montréal, QC", "Toronto, ON"]

/** A whole job at its write number `write`, with the number in every part, so that a mixture shows. */
export function bodyOf(reference: string, write: number): Body {
  return fullJobBody({
    referenceId: reference,
    title: `${reference} ${write}`,
    locations: places.slice(write % 3, (write % 3) + 1 + (write % 2)).map((description) => ({ description })),
    categories: [{ id: 1 + (write % 30) }, { id: 2 + (write % 30) }],
    salary: { amount: write, maxAmount: write + 1, period: { id: 5 }, plusCommission: write % 2 === 0 },
    description: `<p>${"written ".repeat(50)}${write}</p>`,
  })
}

/** What is known about one job: the writes of which one must be the last stored; null means "no such job". */
type Known = { id: number | null; possible: (number | null)[] }

/**
 * One client that writes its jobs, one request after the other, and records the answers. A request that got no answer, or 503,
 * may or may not have been carried out.
 */
export class JobWriter {
  private readonly jobs = new Map<string, Known>()
  private writes = 0
  /** Answers that these requests must never get. */
  readonly unexpected: string[] = []
  answered = 0
  unavailable = 0

  constructor(
    private readonly name: string,
    private readonly chance: Chance,
  ) {}

  /** Writes until `over` returns true. */
  async run(api: ApiClient, over: () => boolean): Promise<void> {
    while (!over()) await this.write(api)
  }

  async write(api: ApiClient): Promise<void> {
    const certain = [...this.jobs].filter(([, { possible }]) => possible.length === 1)
    const fresh = `${this.name}-${this.jobs.size}`
    const [reference, known] =
      certain.length === 0 || this.chance.next() < 0.2
        ? [fresh, { id: null, possible: [null] } as Known]
        : this.chance.pick(certain as [[string, Known], ...[string, Known][]])
    this.jobs.set(reference, known)
    const write = ++this.writes
    const { ask, to } = this.request(api, reference, known, write)
    const from = known.possible
    known.possible = [...from, to]
    const answer = await ask().catch(() => null)
    if (answer === null) return
    if (answer.status === 503) {
      this.unavailable += 1
      return
    }
    if (answer.status >= 300) {
      this.unexpected.push(`${reference} ${write}: ${answer.status} ${answer.text.slice(0, 300)}`)
      return
    }
    this.answered += 1
    known.possible = [to]
    known.id = to === null ? null : (answer as Answer<ApiJob>).body.id
  }

  private request(
    api: ApiClient,
    reference: string,
    { id, possible: [state] }: Known,
    write: number,
  ): { to: number | null; ask: () => Promise<Answer> } {
    const body = bodyOf(reference, write)
    const luck = this.chance.next()
    if (state === null) {
      return { to: write, ask: () => (luck < 0.5 ? api.post("/jobs", body) : api.put("/jobs", body)) }
    }
    if (luck < 0.1) return { to: null, ask: () => api.delete(`/jobs/${id}`) }
    if (luck < 0.2) return { to: null, ask: () => api.delete("/jobs", { referenceId: reference }) }
    return { to: write, ask: () => (luck < 0.6 ? api.put(`/jobs/${id}`, body) : api.put("/jobs", body)) }
  }

  /** How this client's jobs among all `stored` ones differ from its answers. Settles what was open. */
  faults(stored: Map<string, ApiJob>): string[] {
    const faults = [...this.unexpected]
    for (const [reference, known] of this.jobs) {
      const job = stored.get(reference)
      const found = job ? Number(job.title.split(" ")[1]) : null
      if (!known.possible.includes(found))
        faults.push(`${reference} is at ${found}, not at ${known.possible.join(" or ")}`)
      if (job && found !== null && !isWhole(job, bodyOf(reference, found)))
        faults.push(`${reference} ${found} is not whole: ${JSON.stringify(job)}`)
      known.possible = [found]
      known.id = job?.id ?? null
    }
    return faults
  }

  /** The references that this client may have written. */
  references(): string[] {
    return [...this.jobs.keys()]
  }
}

function isWhole(job: ApiJob, body: Body): boolean {
  const { locations, categories, salary, description } = body as {
    locations: { description: string }[]
    categories: { id: number }[]
    salary: { amount: number; maxAmount: number }
    description: string
  }
  const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)
  return (
    same(
      job.locations.map((place) => place.description),
      locations.map((place) => place.description),
    ) &&
    same(
      job.categories.map(({ id }) => id),
      categories.map(({ id }) => id),
    ) &&
    job.salary?.amount === salary.amount &&
    job.salary.maxAmount === salary.maxAmount &&
    job.description === description
  )
}

/** All jobs of an employer in full, by their reference. */
export async function storedJobs(api: ApiClient): Promise<Map<string, ApiJob>> {
  const stored = new Map<string, ApiJob>()
  for (let page = 1; ; page++) {
    const { data, paging } = await api.jobs(`?pageSize=100&page=${page}&fields=categories,salary,description`)
    for (const job of data) stored.set(job.referenceId ?? `id ${job.id}`, job as ApiJob)
    if (paging.next === null) {
      if (stored.size !== paging.total) throw new Error(`${stored.size} jobs listed of ${paging.total}`)
      return stored
    }
  }
}
