/**
 * Ends this process with `code` once its output has been written. Scripts whose exit code matters end with this, not with
 * `process.exitCode`: a library may call `process.exit(0)` when the event loop runs empty, and some do.
 */
export async function endWith(code) {
  const written = (stream) => new Promise((resolve) => stream.write("", resolve))
  await Promise.all([process.stdout, process.stderr].map(written))
  process.exit(code)
}
