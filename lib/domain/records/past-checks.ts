import type { Context } from "../context"
import type { CheckBasis } from "../job-checks/find-findings"
import type { Dismissal, EndedDismissal } from "../job-checks/dismissal"
import type { Job } from "../jobs/job"

type PastBasis = Pick<CheckBasis, "employerName" | "settings">

/** What the employer's postings were judged by at any time, as far back as that was kept; before, what is first known of it. */
export type PastBases = {
  /** By what a posting was judged at `at`. `told` is the name that its version has of then. */
  at(at: Date, told: string): Promise<PastBasis>
  /** What the employer was called at `at`; `told` where no change before it is known. */
  nameAt(at: Date, told: string): string
  /** When the employer was renamed after `from` and, unless that is null, before `to`. */
  renamings(from: Date, to: Date | null): Date[]
}

/** What the employer of `context` has told the posting check, and was called, until now. */
export async function pastBases({ stores, employer }: Context): Promise<PastBases> {
  const replaced = await stores.checkSettings.replaced(employer.id)
  const present = { revision: employer.checkRevision, employerName: employer.name, until: null }
  const bases = [...replaced, present]
  // By the order of the changes, whatever the clocks of several servers said.
  const placeAt = (at: Date) => bases.findIndex(({ until }) => until === null || until > at)
  let last: { revision: number; settings: PastBasis["settings"] } | null = null

  async function settingsOf(place: number): Promise<PastBasis["settings"]> {
    const { revision } = bases[place] ?? present
    if (last?.revision !== revision) {
      const settings =
        place === replaced.length
          ? (await stores.checkSettings.find(employer.id, revision)).settings
          : await stores.checkSettings.findReplaced(employer.id, revision)
      last = { revision, settings }
    }
    return last.settings
  }

  function nameAt(at: Date, told: string): string {
    const place = placeAt(at)
    return place === 0 ? told : (bases[place] ?? present).employerName
  }

  return {
    nameAt,
    at: async (at, told) => ({ settings: await settingsOf(placeAt(at)), employerName: nameAt(at, told) }),
    renamings: (from, to) =>
      replaced
        .filter(({ employerName }, place) => bases[place + 1]?.employerName !== employerName)
        .map(({ until }) => until)
        .filter((until) => until > from && (to === null || until < to)),
  }
}

/** The findings of `job` that were set aside at `at`; `ended` are those that no longer are. */
export function dismissalsAt(job: Job, ended: EndedDismissal[], at: Date): Dismissal[] {
  const then = ended.filter(({ until }) => until > at).map(({ until: _, ...dismissal }) => dismissal)
  return [...job.dismissals, ...then].filter((dismissal) => new Date(dismissal.at) <= at)
}
