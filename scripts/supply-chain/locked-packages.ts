import { readFileSync } from "node:fs"

type Locked = { name?: string; version: string; dev?: boolean }

/** The packages that the service runs with, from the lock file: each under its own name, whatever folder it is in. */
export function lockedPackages(): { name: string; version: string }[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, Locked>
  }
  return Object.entries(packages)
    .filter(([folder, { dev }]) => folder !== "" && !dev)
    .map(([folder, { name, version }]) => ({
      name: name ?? folder.replace(/^.*node_modules\//, ""),
      version,
    }))
}
