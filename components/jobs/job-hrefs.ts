export const jobHref = (id: number) => `/jobs/${id}`
export const editHref = (id: number) => `/jobs/${id}/edit`
/** The form of a posting, at the findings of its posting check. */
export const checkHref = (id: number) => `${editHref(id)}#posting-check`
export const duplicateHref = (id: number) => `/jobs/new?from=${id}`
