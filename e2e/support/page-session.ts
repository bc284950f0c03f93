import type { ApiClient } from "./api"
import type { Page } from "./ui"

/** The session in which `page` is signed in, for direct calls to `server`. */
export async function sessionOf(page: Page, server: ApiClient): Promise<ApiClient> {
  const cookies = await page.context().cookies(server.baseUrl)
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  return server.with({ Origin: server.baseUrl, Cookie })
}
