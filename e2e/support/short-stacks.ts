/**
 * Playwright takes the stack of every step, maps each frame to its source, and then drops its own frames and Node's, which is a
 * fifth of a worker's time. These frames are removed before mapping.
 */
const mapped = Error.prepareStackTrace

if (mapped) Error.prepareStackTrace = (error, frames) => mapped(error, frames.filter(isOfSpecs))

function isOfSpecs(frame: NodeJS.CallSite): boolean {
  const file = frame.getFileName()
  return (
    file !== null &&
    file !== undefined &&
    !file.startsWith("node:") &&
    !file.includes("/node_modules/playwright")
  )
}
