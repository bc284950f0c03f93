import { execFileSync } from "node:child_process"
import { bundledPackages } from "./supply-chain/bundled-packages"
import { lockedPackages } from "./supply-chain/locked-packages"

type Advisory = { severity: string; title: string; url: string; vulnerable_versions: string }

const versions: Record<string, Set<string>> = {}
for (const { name, version } of [...lockedPackages(), ...bundledPackages()])
  if (version) (versions[name] ??= new Set()).add(version)
const asked = Object.fromEntries(Object.entries(versions).map(([name, known]) => [name, [...known]]))

const registry = execFileSync("npm", ["config", "get", "registry"], {
  encoding: "utf8",
  stdio: ["ignore", "pipe", "ignore"],
  shell: process.platform === "win32",
}).trim()
const answer = await fetch(new URL("-/npm/v1/security/advisories/bulk", registry), {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(asked),
}).catch((error: Error) => error)

if (answer instanceof Error || !answer.ok) {
  const why = answer instanceof Error ? answer.message : `it answered ${answer.status}`
  process.stderr.write(`${registry} doesn't provide advisories (${why}): no audit was done.\n`)
  process.exit(2)
}
const found = Object.entries((await answer.json()) as Record<string, Advisory[]>)
for (const [name, advisories] of found)
  for (const { severity, title, url, vulnerable_versions } of advisories)
    console.log(`${name} ${asked[name]?.join(", ")}: ${severity}, ${title} (${vulnerable_versions}) ${url}`)
console.log(`${Object.keys(asked).length} packages, ${found.length} of them with advisories.`)
process.exit(found.length > 0 ? 1 : 0)
