import { formatInstant } from "@/lib/format/instants"
import { jobBody } from "../support/factories"
import { field, openForm, button, standing, writePosting } from "../support/job-form"
import { chooseForKey, keyRow } from "../support/key-rows"
import { test } from "../support/keys"
import { expect } from "../support/ui"

const zone = "Pacific/Kiritimati"
/** The time on the employer's clocks, a day or more ahead of the browser's. */
const there = (instant: string) => formatInstant(instant, "en-US", zone)

test.use({ timeZone: zone, timezoneId: "America/Vancouver", locale: "en-US" })

test("a key's expiry has the same date everywhere, and the time zone is named", async ({ page, keys }) => {
  const { key } = await keys.created({ name: "Feed", expires: "2099-02-20" })
  await page.goto("/settings/api-keys")
  await expect(page.getByText(`Times are ${zone} time.`)).toBeVisible()
  const end = keyRow(page, "Feed").getByText("20 Feb 2099")
  await expect(end).toHaveAttribute("title", `20 Feb 2099, 23:59 (${zone})`)
  await expect(keyRow(page, "Feed").locator("time").first()).toHaveAttribute(
    "title",
    `${there(key.createdAt)} (${zone})`,
  )

  await chooseForKey(page, "Feed", "Rotate…")
  await page.getByRole("button", { name: "Rotate key" }).click()
  const shown = page.getByRole("dialog", { name: "Copy the key" })
  await expect(shown).toContainText("works until")
  const until = (await keys.listed(key.id)).expiresAt ?? ""
  await expect(shown).toContainText(`works until ${there(until)} (${zone}).`)
  await shown.getByRole("button", { name: "Copy key" }).click()
  await shown.getByRole("button", { name: "Done" }).click()
  await expect(keyRow(page, "Feed").nth(1)).toContainText(there(until))
  await page.getByRole("button", { name: "Create key" }).click()
  await expect(page.getByText(/Works to the end of .+, Pacific\/Kiritimati time\./)).toBeVisible()
})

test("invitations, sessions, members and requests are shown in the employer's time zone", async ({
  page,
  keys,
  api,
}) => {
  const invited = await keys.session.post<{ invitation: { expiresAt: string } }>(
    "/api/dashboard/invitations",
    { email: `ines-${Date.now()}@example.com`, role: "viewer" },
  )
  const { expiresAt } = invited.body.invitation
  await page.goto("/settings/members")
  const invitation = page.getByRole("list", { name: "Invitations" }).locator("time")
  await expect(invitation).toHaveAttribute("title", `${there(expiresAt)} (${zone})`)
  await expect(invitation).toHaveText(there(expiresAt).split(",")[0] ?? "")

  const sessions = await keys.session.get<{ data: { createdAt: string }[] }>("/api/dashboard/me/sessions")
  await page.goto("/settings/account")
  const list = page.getByRole("list", { name: "Sessions" })
  for (const { createdAt } of sessions.body.data) await expect(list).toContainText(there(createdAt))

  await api.post("/jobs", {})
  await page.goto("/settings/requests")
  const time = page.getByRole("table").locator("time").first()
  const at = (await time.getAttribute("datetime")) ?? ""
  await expect(time).toHaveAttribute("title", `${there(at)} (${zone})`)

  const { id } = await api.createJob(jobBody())
  await page.goto(`/jobs/${id}`)
  const history = page.getByRole("region", { name: "History" })
  await expect(history.getByText(`Times are ${zone} time.`)).toBeVisible()
})

test.describe("where the reader has the employer's time", () => {
  test.use({ timezoneId: "Etc/GMT-14" })

  test("the history of a posting names no time zone", async ({ page, api }) => {
    const { id } = await api.createJob(jobBody())
    await page.goto(`/jobs/${id}`)
    const history = page.getByRole("region", { name: "History" })
    await expect(history.getByText("created the posting")).toBeVisible()
    await expect(history.getByText(/Times are/)).toHaveCount(0)
  })
})

test("the time a posting was saved is in the employer's time zone, which is named where it may mislead", async ({
  page,
}) => {
  await openForm(page, "/jobs/new")
  await writePosting(page)
  const before = formatInstant(new Date(), "en-US", zone).split(", ")[1] ?? ""
  await button(page, "Save draft").click()
  await expect(standing(page)).toHaveText(/^Saved \d\d:\d\d \(Pacific\/Kiritimati\)$/)
  const said = /\d\d/.exec((await standing(page).textContent()) ?? "")?.[0]
  const hour = before.slice(0, 2)
  expect([hour, String((Number(hour) + 1) % 24).padStart(2, "0")]).toContain(said)
  await expect(field(page, "Title")).toHaveValue("Line cook")
})
