import { describe, expect, it } from "vitest"
import { employerPath, readEmployerPath } from "./employer-path"

describe("readEmployerPath", () => {
  it.each([
    ["/employers/7/jobs", "7", "/jobs"],
    ["/employers/7/jobs/12/edit", "7", "/jobs/12/edit"],
    ["/employers/7/settings/api-keys", "7", "/settings/api-keys"],
    ["/employers/7/docs", "7", "/docs"],
    ["/employers/7/", "7", "/"],
    ["/employers/7", "7", "/"],
    ["/jobs", null, "/jobs"],
    ["/", null, "/"],
  ])("%s belongs to employer %s, at %s", (pathname, employerId, path) => {
    expect(readEmployerPath(pathname)).toEqual({ employerId, path })
  })

  it.each([
    "/employers/7/api/v1.1/jobs",
    "/employers/7/_next/static/x.js",
    "/employers/7/sign-in",
    "/employers/7/employers/8/jobs",
    "/employers/7/jobsite",
    "/employers/x/jobs",
    "/employers/99999999999/jobs",
    "/employers//jobs",
  ])("%s names no employer, because there is no such page", (pathname) => {
    expect(readEmployerPath(pathname)).toEqual({ employerId: null, path: pathname })
  })

  it("reads what employerPath writes", () => {
    expect(readEmployerPath(`${employerPath(7)}/jobs`)).toEqual({ employerId: "7", path: "/jobs" })
  })
})
