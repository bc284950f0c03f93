export const jobHref = (id: number) => `/jobs/${id}`
export const editHref = (id: number) => `/jobs/${id}/edit`
export const duplicateHref = (id: number) => `/jobs/new?from=${id}`
