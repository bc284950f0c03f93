import { spawn } from "node:child_process"

export type Tally = { passed: number; failed: number }

type Options = { env?: Record<string, string>; tally?: () => Promise<Tally>; quiet?: boolean }

/**
 * Runs one tool of the project's and counts it as one check, or as what `tally` reads from its report. What a `quiet` one says
 * is shown when it has ended, so that it does not mix with others'.
 */
export async function runStep(
  name: string,
  command: string[],
  { env = {}, tally, quiet = false }: Options = {},
): Promise<Tally> {
  if (!quiet) console.log(`\n── ${name}`)
  const started = performance.now()
  const said: Buffer[] = []
  const code = await new Promise<number>((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part))
    child.on("close", (status) => resolve(status ?? 1))
    child.on("error", () => resolve(1))
  })
  if (quiet) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trimEnd()}`)
  console.log(`   ${code === 0 ? "ok" : "FAILED"} in ${Math.round((performance.now() - started) / 1000)} s`)
  const alone = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (!tally) return alone
  const counted = await tally().catch(() => alone)
  // A run that ends badly without a failed test is a failure all the same.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
