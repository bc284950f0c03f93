import type { CDPSession } from "@playwright/test"
import { expect, type Page, type StaffMember, test as base } from "./ui"

type Fixtures = {
  /** The service by its host name, for which browsers create passkeys. */
  site: string
  /** Gives `page` a built-in authenticator, such as a fingerprint reader, that approves everything. */
  addAuthenticator: (options?: { isUserVerified?: boolean }) => Promise<Authenticator>
  /** Signs `page` in at that host name, without the form. */
  enter: (person: StaffMember) => Promise<void>
  /** Adds a passkey on the account page of `person`, and then signs them out. */
  leaveWithPasskey: (person: StaffMember) => Promise<Authenticator>
}

class Authenticator {
  constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  /** Whether someone responds when a passkey is requested. */
  async answers(enabled: boolean): Promise<void> {
    const { authenticatorId } = this
    await this.session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled })
  }
}

/** For specs with passkeys, which browsers create only for a host name; no one is signed in yet. */
export const test = base.extend<Fixtures>({
  startAs: null,
  site: async ({ target }, use) => use(target.baseUrl.replace("127.0.0.1", "localhost")),
  addAuthenticator: async ({ page }, use) => {
    await use(async ({ isUserVerified = true } = {}) => {
      const session = await page.context().newCDPSession(page)
      await session.send("WebAuthn.enable")
      const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasResidentKey: true,
          hasUserVerification: true,
          isUserVerified,
          automaticPresenceSimulation: true,
        },
      })
      return new Authenticator(session, authenticatorId)
    })
  },
  enter: async ({ page, site }, use) => {
    await use(async ({ email, password }) => {
      const answer = await page.request.post(`${site}/api/dashboard/session`, {
        headers: { Origin: site },
        data: { email, password },
      })
      expect(answer.status(), await answer.text()).toBe(204)
    })
  },
  leaveWithPasskey: async ({ page, site, addAuthenticator, enter }, use) => {
    await use(async (person) => {
      const authenticator = await addAuthenticator()
      await enter(person)
      await page.goto(`${site}/settings/account`)
      await addPasskeyByPage(page, person, "Laptop")
      await expect(page.getByRole("list", { name: "Recovery codes" })).toBeVisible()
      await page.context().clearCookies()
      return authenticator
    })
  },
})

export const passkeysOn = (page: Page) => page.getByRole("group", { name: "Passkeys" })

/** Requests a passkey on the account page; the spec checks the result. */
export async function addPasskeyByPage(page: Page, person: StaffMember, name: string): Promise<void> {
  await passkeysOn(page).getByRole("button", { name: "Add a passkey" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Your password").fill(person.password)
  await dialog.getByLabel("Name").fill(name)
  await page.keyboard.press("Enter")
}
