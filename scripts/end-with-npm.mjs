const lookMilliseconds = 1_000

/**
 * If npm started this process, sends it SIGTERM once its parent is gone. Some shells, such as dash, stay between npm and the
 * process, and end on a signal from npm without passing it on; the process would live on, and keep its port.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, "SIGTERM")
  }, lookMilliseconds)
  timer.unref()
}
