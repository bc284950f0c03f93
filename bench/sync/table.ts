import type { SyncFigures, SyncSizes } from "./measure-sync"

/** The rows of the table of what it takes to keep a copy in sync. */
export function syncTable(figures: SyncFigures, { load }: SyncSizes): string[] {
  const { batches, singles, readAll, pull, one, nothingNew } = figures
  const count = load.toLocaleString("en")
  return [
    `| first load of ${count} in batches of 100 | ${batches.toFixed(0)} postings/s, ${(load / batches).toFixed(0)} s |`,
    `| the same with single calls, at the rate of the first few | ${singles.toFixed(0)} postings/s, ${(load / singles).toFixed(0)} s (${(batches / singles).toFixed(1)} times) |`,
    `| after 100 changes: reading everything again | ${readAll.calls} calls, ${readAll.megabytes.toFixed(1)} MB, ${readAll.seconds.toFixed(2)} s |`,
    `| after 100 changes: the list of changes | ${pull.calls} call, ${pull.megabytes.toFixed(1)} MB, ${pull.seconds.toFixed(2)} s |`,
    `| reading one posting | ${one.toFixed(2)} ms |`,
    `| following when nothing is new | ${nothingNew.toFixed(2)} ms |`,
  ]
}
