import { spawn } from "node:child_process"

export type Tally = { passed: number; failed: number }

type Options = { env?: Record<string, string>; tally?: () => Promise<Tally> }

/** Runs one tool of the project's and counts it as one check, or as what `tally` reads from its report. */
export async function runStep(
  name: string,
  command: string[],
  { env = {}, tally }: Options = {},
): Promise<Tally> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const code = await new Promise<number>((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      stdio: "inherit",
      env: { ...process.env, ...env },
      shell: process.platform === "win32",
    })
    child.on("close", (status) => resolve(status ?? 1))
    child.on("error", () => resolve(1))
  })
  console.log(`   ${code === 0 ? "ok" : "FAILED"} in ${Math.round((performance.now() - started) / 1000)} s`)
  const alone = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (!tally) return alone
  const counted = await tally().catch(() => alone)
  // A run that ends badly without a failed test is a failure all the same.
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}
