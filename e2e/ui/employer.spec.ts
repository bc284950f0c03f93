import { expect, expectAccessible, test } from "../support/ui"

test("an admin changes the employer's name and time zone, and sees the date there", async ({
  page,
  api,
  makeJobs,
}) => {
  const [job] = await makeJobs(1)
  await page.goto("/settings/employer")
  await expect(page.getByText("Operators change plans")).toBeVisible()
  await expect(page.getByText("Postings may use auto-refresh")).toBeVisible()
  await expectAccessible(page)
  const name = page.getByLabel("Name")
  await name.fill("")
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Enter the employer’s name\./)

  await name.fill("Café Münster")
  const zone = page.getByRole("combobox", { name: "Time zone" })
  await zone.fill("kiritimati")
  await zone.press("Enter")
  const there = new Intl.DateTimeFormat("en-US", { timeZone: "Pacific/Kiritimati", weekday: "long" })
  await expect(page.getByText(`Today is ${there.format(new Date())}`)).toBeVisible()
  await page.getByRole("button", { name: "Save changes" }).click()
  await expect(page.getByText("The employer was saved")).toBeVisible()
  await expect(page.getByRole("complementary").getByText("Café Münster")).toBeVisible()
  expect((await api.job(job?.id ?? 0)).employer.name).toBe("Café Münster")
  await page.reload()
  await expect(zone).toHaveValue("Pacific/Kiritimati")
})

for (const place of ["members", "employer"]) {
  test(`an editor is told who can give them access to /settings/${place}`, async ({ page, signInAs }) => {
    await signInAs("editor")
    await page.goto(`/settings/${place}`)
    await expect(page.getByRole("heading", { name: "Only admins can see this page" })).toBeVisible()
    await expect(page.getByText(/Your role at .* is editor\. An admin can make you an admin/)).toBeVisible()
    await expectAccessible(page)
  })
}

for (const [what, path, title] of [
  ["the members", "/api/dashboard/members", "The members could not be loaded"],
  ["the employer", "/api/dashboard/employer", "The employer could not be loaded"],
] as const) {
  test(`when ${what} cannot be loaded, the page says so and can be retried`, async ({
    page,
    expectRefusals,
  }) => {
    expectRefusals(500)
    let broken = true
    await page.route(`**${path}`, (route) =>
      broken ? route.fulfill({ status: 500, body: "" }) : route.continue(),
    )
    await page.goto(path.replace("/api/dashboard", "/settings"))
    await expect(page.getByRole("heading", { name: title })).toBeVisible({ timeout: 15_000 })
    await expectAccessible(page)
    broken = false
    await page.getByRole("button", { name: "Try again" }).click()
    await expect(page.getByRole("heading", { name: title })).toHaveCount(0)
  })
}
