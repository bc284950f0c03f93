/** A list of postings that somebody has given a name: `query` is what the dashboard's address of it asks for. */
export type View = {
  id: number
  name: string
  /** Whether all members of the employer have it; if not, it is the own of who made it. */
  shared: boolean
  query: string
}

/** How many views a person may have at an employer, and how many its members may share. */
export const viewLimits = { own: 50, shared: 50 }

export const maxViewNameLength = 60
