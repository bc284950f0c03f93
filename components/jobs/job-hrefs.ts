export const jobHref = (id: number) => `/jobs/${id}`
export const editHref = (id: number) => `/jobs/${id}/edit`
/** A posting in its form, at what the posting check has found. */
export const checkHref = (id: number) => `${editHref(id)}#posting-check`
export const duplicateHref = (id: number) => `/jobs/new?from=${id}`
