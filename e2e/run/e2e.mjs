import { endWith } from "../../scripts/end-with.mjs"
import { prepare } from "../../scripts/prepare.mjs"

prepare({ build: true })
const { register } = await import("tsx/esm/api")
register()
const { runSomeSpecs } = await import("./run-some-specs.ts")
await endWith(await runSomeSpecs(process.argv.slice(2)))
