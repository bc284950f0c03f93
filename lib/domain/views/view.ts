/** A named list of postings: `query` is the query of its address in the dashboard. */
export type View = {
  id: number
  name: string
  /** Whether all members of the employer see it; if not, only the person who created it does. */
  shared: boolean
  query: string
}

/** How many views a person may have at an employer, and how many its members may share. */
export const viewLimits = { own: 50, shared: 50 }

export const maxViewNameLength = 60
