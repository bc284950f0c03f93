/**
 * Playwright asks for the stack of every step and has each frame mapped to its source, then drops its own frames and Node's: a
 * fifth of what a worker does. These go before they are mapped.
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
