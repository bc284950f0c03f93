import { spawn } from "node:child_process"
import { oneFailed, onePassed, type Tally, total } from "./read-reports"

type Options = { env?: Record<string, string>; tally?: () => Promise<Tally>; quiet?: boolean; cwd?: string }

/**
 * Runs one of the project's tools and counts it as one check, or as what `tally` reads from its report. The output of a `quiet`
 * tool is shown once it has ended, so that it does not mix with that of others.
 */
export async function runStep(
  name: string,
  command: string[],
  { env = {}, tally, quiet = false, cwd }: Options = {},
): Promise<Tally> {
  if (!quiet) console.log(`\n── ${name}`)
  const started = performance.now()
  const said: Buffer[] = []
  const ended = await new Promise<string>((resolve) => {
    const child = spawn("npx", ["--no-install", ...command], {
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
      env: { ...process.env, ...env },
      ...(cwd && { cwd }),
      shell: process.platform === "win32",
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part: Buffer) => said.push(part))
    child.on("close", (code, signal) =>
      resolve(code === 0 ? "" : signal ? `ended by ${signal}` : `code ${code}`),
    )
    child.on("error", ({ message }) => resolve(message))
  })
  if (quiet) console.log(`\n── ${name}\n${Buffer.concat(said).toString().trimEnd()}`)
  console.log(`   ${ended === "" ? "ok" : "FAILED"} in ${Math.round((performance.now() - started) / 1000)} s`)
  const alone = ended === "" ? onePassed : oneFailed(`${name} (${ended})`)
  if (!tally) return alone
  const counted = await tally().catch((error: unknown) => oneFailed(`${name}: no report (${String(error)})`))
  if (counted.failed > 0) return counted
  // A run that ends badly without a failed test, or that had no tests, still counts as a failure.
  if (ended !== "") return total([counted, alone])
  return counted.passed > 0 ? counted : oneFailed(`${name}: no test was run`)
}

/**
 * Runs `work`, and counts anything it throws as one failure under `name`, so that it is reported with the rest at the end of the
 * run.
 */
export async function countingFaults(name: string, work: () => Promise<Tally[]>): Promise<Tally[]> {
  try {
    return await work()
  } catch (error) {
    console.error(error)
    return [oneFailed(`${name}: ${error instanceof Error ? error.message : String(error)}`)]
  }
}

/** Prints what went wrong and then, as the last line, `N passed, N failed`. Returns the exit code. */
export function closeRun({ passed, failed, failures }: Tally): number {
  if (failures.length > 0)
    console.log(`\nWhat went wrong:\n${failures.map((line) => `  ✗ ${line}`).join("\n")}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
}
