import { endWith } from "../../scripts/end-with.mjs"
import { prepare } from "../../scripts/prepare.mjs"

prepare({ build: true })
const { register } = await import("tsx/esm/api")
register()
const { runTrust } = await import("./run-trust.ts")
await endWith(await runTrust(process.argv.slice(2)))
