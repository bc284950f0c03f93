/** The header in which a page says for which employer it acts. The server judges by it. */
export const employerHeader = "Openings-Employer"

/** What the addresses of an employer's pages begin with, for people of several employers. */
export function employerPath(employerId: number | string): string {
  return `/employers/${employerId}`
}

/** The employer that the address of a page names, null where it names none, and the page's path without it. */
export function readEmployerPath(pathname: string): { employerId: string | null; path: string } {
  const [start = "", employerId = null] =
    /^\/employers\/(\d{1,10})(?=\/(?:jobs|settings|docs)(?:\/|$)|\/?$)/.exec(pathname) ?? []
  return { employerId, path: pathname.slice(start.length) || "/" }
}
