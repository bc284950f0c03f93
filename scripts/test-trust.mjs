import { prepare } from "./prepare.mjs"

prepare({ build: true })
const { register } = await import("tsx/esm/api")
register()
const { runTrust } = await import("./test/run-trust.ts")
process.exitCode = await runTrust(process.argv.slice(2))
