import { readFileSync } from "node:fs"

/** `version` is null if it is unknown: some of Scalar's own packages are only named by their folder. */
export type BundledPackage = { name: string; version: string | null }

const home = "node_modules/@scalar/api-reference"

/**
 * The packages in Scalar's bundle, which browsers run and no lock file lists. The package ships the list of the modules that it
 * was built from; its own dependencies are overridden in package.json, because the bundle is complete.
 */
export function bundledPackages(): BundledPackage[] {
  const { modules } = read(`${home}/dist/browser/webpack-stats.json`) as { modules: { name: string }[] }
  const own = read(`${home}/package.json`) as { version: string; dependencies: Record<string, string> }
  const found = new Map<string, string | null>()
  for (const { name } of modules) {
    for (const [bundled, version] of namesIn(name)) found.set(bundled, version)
    const sibling = /^\.\.\/([a-z][\w-]*)\/dist\//.exec(name)?.[1]
    if (sibling) found.set(`@scalar/${sibling}`, exact(own.dependencies[`@scalar/${sibling}`]))
  }
  const packages = [...found].map(([name, version]) => ({ name, version }))
  return packages.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The package in a path such as `.pnpm/@vueuse+core@13.9.0_vue@3.5.26_typescript@5.9.3_/…`, and the Vue that it was built with. */
function namesIn(path: string): [name: string, version: string][] {
  const folder = /.*\/\.pnpm\/([^/]+)\//.exec(path)?.[1] ?? ""
  const [, scope, name, version] = /^(@[^+]+\+)?([^@+]+)@([^_(]+)/.exec(folder) ?? []
  if (!name || !version) return []
  const vue = /_vue@([\d.]+)_/.exec(folder)?.[1]
  return [
    [`${(scope ?? "").replace("+", "/")}${name}`, version],
    ...(vue ? [["vue", vue] as [string, string]] : []),
  ]
}

function exact(range: string | undefined): string | null {
  return range && /^\d/.test(range) ? range : null
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}
