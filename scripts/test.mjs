import { prepare } from "./prepare.mjs"

const fast = process.argv.includes("--fast")
prepare({ build: !fast })
const { register } = await import("tsx/esm/api")
register()
const { runTests } = await import("./test/run-tests.ts")
process.exitCode = await runTests({ fast })
