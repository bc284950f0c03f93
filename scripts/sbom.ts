import { execFileSync } from "node:child_process"
import { pathToFileURL } from "node:url"
import { bundledPackages } from "./supply-chain/bundled-packages"

type Component = { type: string; "bom-ref": string; name: string; version?: string; purl: string }
type Dependency = { ref: string; dependsOn?: string[] }
export type Sbom = { bomFormat: string; components: Component[]; dependencies: Dependency[] }

/** npm's CycloneDX document of all packages, with what is inside Scalar's bundle. */
export function sbom(): Sbom {
  const said = execFileSync(
    process.platform === "win32" ? "npm.cmd" : "npm",
    ["sbom", "--sbom-format", "cyclonedx"],
    {
      encoding: "utf8",
      maxBuffer: 100_000_000,
      stdio: ["ignore", "pipe", "ignore"],
      shell: process.platform === "win32",
    },
  )
  const document = JSON.parse(said) as Sbom
  const inside = bundledPackages().map(({ name, version }): Component => {
    const purl = `pkg:npm/${name.replace("@", "%40")}${version ? `@${version}` : ""}`
    return { type: "library", "bom-ref": `bundled:${purl}`, name, ...(version && { version }), purl }
  })
  const bundle = document.components.find(({ purl }) => /^pkg:npm\/(@|%40)scalar\/api-reference@/.test(purl))
  const depends = document.dependencies.find(({ ref }) => ref === bundle?.["bom-ref"])
  // According to npm, it depends on the stand-ins that package.json names.
  if (depends) depends.dependsOn = inside.map((component) => component["bom-ref"])
  return { ...document, components: [...document.components, ...inside] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  console.log(JSON.stringify(sbom(), null, 2))
