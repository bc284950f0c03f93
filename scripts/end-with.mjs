/**
 * Ends this process with `code` once what it said has been written. Scripts whose exit code matters end by this, not by
 * `process.exitCode`: a library may call `process.exit(0)` when the event loop runs empty, and some do.
 */
export async function endWith(code) {
  const written = (stream) => new Promise((resolve) => stream.write("", resolve))
  await Promise.all([process.stdout, process.stderr].map(written))
  process.exit(code)
}
