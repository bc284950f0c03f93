import { availableParallelism, cpus } from "node:os"
import packages from "@/package-lock.json" with { type: "json" }

/** When the measurement was made, with which versions and on which machine. */
export function versions(): string {
  const version = (name: string) =>
    (packages.packages as Record<string, { version?: string }>)[`node_modules/${name}`]?.version
  const day = new Date().toISOString().slice(0, 10)
  return `${day}, Node ${process.version}, Next ${version("next")}, Prisma ${version("@prisma/client")}, better-sqlite3 ${version("better-sqlite3")}, pg ${version("pg")};
${availableParallelism()} × ${cpus()[0]?.model.trim()}`
}
