type Parts = { params?: Record<string, unknown> | undefined; query?: Record<string, unknown> | undefined }

/** The address of a call such as "GET /api/v1.1/jobs/{id}": lists are separated by commas, and null is left out. */
export function callAddress(name: string, { params, query = {} }: Parts): string {
  const template = name.replace(/^\w+ /, "")
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const parameters = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  return given.length > 0 ? `${path}?${parameters}` : path
}
