// Plain JavaScript without a package: it runs before anything is installed.
import { spawn } from "node:child_process"

const closingLine = /^(\d+) passed, (\d+) failed$/
const stepLine = /^── (.+)$/

/**
 * Runs a script in a separate process, passes on its output, and returns the exit code. However that process ends, the last line
 * is `N passed, N failed`, and the code is 0 only if that line says that something passed and nothing failed.
 */
export async function supervise(args) {
  const child = spawn(process.execPath, args, {
    stdio: ["inherit", "pipe", "pipe"],
    // In a separate process group, whatever it leaves running, such as servers, can be killed with it.
    detached: process.platform !== "win32",
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: process.env.FORCE_COLOR ?? "1" }) },
  })
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal))
  const seen = { partial: "", last: "", closing: null, step: null }
  child.stdout.on("data", (part) => {
    process.stdout.write(part)
    note(seen, part.toString())
  })
  child.stderr.on("data", (part) => process.stderr.write(part))
  const ended = await new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 1, signal: null, error }))
    child.once("exit", () => endGroup(child.pid))
    child.once("close", (code, signal) => resolve({ code, signal }))
  })
  note(seen, "\n")
  return judge(seen, ended)
}

function endGroup(leader) {
  try {
    process.kill(-leader, "SIGKILL")
  } catch {
    // Nothing was left running.
  }
}

/** Reads whole lines of the output: the closing line counts only while nothing follows it. */
function note(seen, text) {
  const lines = (seen.partial + text).split("\n")
  seen.partial = lines.pop()
  for (const line of lines) {
    seen.step = stepLine.exec(line)?.[1] ?? seen.step
    if (line.trim() !== "") seen.closing = closingLine.exec(line)
  }
}

function judge({ closing, step }, { code, signal, error }) {
  const [passed, failed] = closing ? [Number(closing[1]), Number(closing[2])] : [0, 0]
  const green = closing !== null && failed === 0 && passed > 0
  if (green && code === 0) return 0
  if (closing && failed > 0 && code !== 0 && code !== null) return 1
  const how = error
    ? `could not start: ${error.message}`
    : signal
      ? `was ended by ${signal}`
      : `ended with code ${code}`
  const where = step ? ` The last step it began was "${step}".` : ""
  const missing = closing ? `, although it said "${closing[0]}"` : " without a closing line"
  console.log(`\nThe run ${how}${missing}.${where}`)
  console.log(`\n${passed} passed, ${Math.max(failed, 1)} failed`)
  return 1
}
