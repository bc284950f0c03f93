import type { ApiClient } from "./api"
import type { Page } from "./ui"

/** The session by which `page` is signed in, for calls of its own to `server`. */
export async function sessionOf(page: Page, server: ApiClient): Promise<ApiClient> {
  const cookies = await page.context().cookies(server.baseUrl)
  const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ")
  return server.with({ Origin: server.baseUrl, Cookie })
}
