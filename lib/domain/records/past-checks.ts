import type { Context } from "../context"
import type { CheckBasis } from "../job-checks/find-findings"
import type { Dismissal, EndedDismissal } from "../job-checks/dismissal"
import type { Job } from "../jobs/job"

type PastBasis = Pick<CheckBasis, "employerName" | "settings">

/** What the employer's postings were checked by at any time, as far back as is known; before that, the earliest known. */
export type PastBases = {
  /** What a posting was checked by at `at`. `told` is the employer's name in the version of that time. */
  at(at: Date, told: string): Promise<PastBasis>
  /** The employer's name at `at`; `told` if no earlier change is known. */
  nameAt(at: Date, told: string): string
  /** When the employer was renamed after `from` and before `to`, if that is not null. */
  renamings(from: Date, to: Date | null): Date[]
}

/** What the employer of `context` has told the posting check, and its names, until now. */
export async function pastBases({ stores, employer }: Context): Promise<PastBases> {
  const replaced = await stores.checkSettings.replaced(employer.id)
  const present = { revision: employer.checkRevision, employerName: employer.name, until: null }
  const bases = [...replaced, present]
  // Goes by the order of the changes, since the clocks of several servers may differ.
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

/** The findings of `job` that were dismissed at `at`; `ended` are the dismissals that have ended. */
export function dismissalsAt(job: Job, ended: EndedDismissal[], at: Date): Dismissal[] {
  const then = ended.filter(({ until }) => until > at).map(({ until: _, ...dismissal }) => dismissal)
  return [...job.dismissals, ...then].filter((dismissal) => new Date(dismissal.at) <= at)
}
