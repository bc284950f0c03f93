import type { Context } from "../context"
import { foldText } from "../folded-text"
import { type Page, type PageRequest, pageOf, rangeOf } from "../paging"
import { visibleJobs } from "../jobs/visible-jobs"
import { type BinEntry, binSince } from "./deleted-job"

/** A page of the employer's bin, last deleted first; a null `q` matches everything (contract 3.4). */
export async function listDeletedJobs(
  context: Context,
  { q, ...request }: PageRequest & { q: string | null },
): Promise<Page<BinEntry>> {
  const filter = { q: q === null ? null : foldText(q), since: binSince(context.clock.now()) }
  const { jobs, total } = await context.stores.bin.list(visibleJobs(context), filter, rangeOf(request))
  return pageOf(request, jobs, total)
}
