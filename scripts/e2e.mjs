import { endWith } from "./end-with.mjs"
import { prepare } from "./prepare.mjs"

prepare({ build: true })
const { register } = await import("tsx/esm/api")
register()
const { runSomeSpecs } = await import("./test/run-some-specs.ts")
await endWith(await runSomeSpecs(process.argv.slice(2)))
