import { openDatabase } from "@/lib/db/database"
import { type BulkDeed } from "@/lib/domain/bulk-runs/bulk-deed"
import type { BulkRun } from "@/lib/domain/bulk-runs/bulk-run"
import { findBulkRun, startBulkRun, undoBulkRun } from "@/lib/domain/bulk-runs/manage-bulk-runs"
import { tryBulkRun } from "@/lib/domain/bulk-runs/try-bulk-run"
import { workOnBulkRuns } from "@/lib/domain/bulk-runs/work-on-bulk-runs"
import { type Context, serviceContextFor } from "@/lib/domain/context"
import { employerById } from "@/lib/domain/employers/manage-employers"
import { anyJob, newestFirst } from "@/lib/domain/jobs/job-selection"
import { selectJobIds } from "@/lib/domain/jobs/select-jobs"
import { addMember } from "@/lib/domain/members/add-member"
import type { DataSet } from "../throughput/data-set"

/** Seconds that a change's summary, run and undo take, and how many postings the run and the undo changed. */
export type BulkWait = {
  deed: string
  summary: number
  run: number
  changed: number
  undo: number
  undone: number
}

/** What is measured; each change starts after the previous one was undone. */
const deeds: Record<string, BulkDeed> = {
  "add a category": { kind: "addCategory", categoryId: 4 },
  publish: { kind: "publish", despiteErrors: true },
  delete: { kind: "delete" },
}

/** Summarizes, runs and undoes each change for all postings of the employer of `data`, in this process and with no other load. */
export async function measureBulk(data: DataSet): Promise<BulkWait[]> {
  const database = openDatabase(data.url)
  try {
    const service = { stores: database.stores, clock: { now: () => new Date() } }
    const context = await memberContext(service, data.employerId)
    const everything = { status: null, q: null, further: anyJob, order: newestFirst }
    const ids = await selectJobIds(context, everything, data.jobs)
    const worked = async (begin: () => Promise<BulkRun>) => {
      const { id } = await begin()
      const seconds = await secondsOf(() =>
        workOnBulkRuns(service, { holder: "bench", signal: new AbortController().signal, onFault }),
      )
      return { id, seconds, changed: (await findBulkRun(context, id)).counts.changed }
    }
    // The data set has no history, and nothing can be undone without it.
    await worked(() => startBulkRun(context, { kind: "autoRefresh", on: true }, ids))
    const waits: BulkWait[] = []
    for (const [deed, asked] of Object.entries(deeds)) {
      const summary = await secondsOf(() => tryBulkRun(context, asked, ids, new AbortController().signal))
      const run = await worked(() => startBulkRun(context, asked, ids))
      const undo = await worked(() => undoBulkRun(context, run.id))
      waits.push({
        ...{ deed, summary, run: run.seconds, changed: run.changed },
        ...{ undo: undo.seconds, undone: undo.changed },
      })
    }
    return waits
  } finally {
    await database.close()
  }
}

/** The context of an editor, since runs continue on behalf of the member who started them. */
async function memberContext(
  service: Pick<Context, "stores" | "clock">,
  employerId: number,
): Promise<Context> {
  const asService = serviceContextFor(service, await employerById(service, employerId), "Bench")
  const person = { email: "bulk@example.com", name: "Bench", role: "editor", passwordHash: "none" } as const
  const member = await addMember(asService, person)
  if (!member) throw new Error("There is such a member already.")
  const actor = { kind: "person", userId: member.id, ...person } as const
  return { ...asService, actor }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

function onFault(error: unknown): void {
  throw error
}
