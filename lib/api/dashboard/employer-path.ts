/** The header in which a page says which employer it acts for. The server decides by it. */
export const employerHeader = "Openings-Employer"

/** The start of the address of an employer's pages, for people who belong to several employers. */
export function employerPath(employerId: number | string): string {
  return `/employers/${employerId}`
}

/** The employer in a page's address, null if there is none, and the page's path without it. */
export function readEmployerPath(pathname: string): { employerId: string | null; path: string } {
  const [start = "", employerId = null] =
    /^\/employers\/(\d{1,10})(?=\/(?:jobs|settings|docs)(?:\/|$)|\/?$)/.exec(pathname) ?? []
  return { employerId, path: pathname.slice(start.length) || "/" }
}
