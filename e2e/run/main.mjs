import { endWith } from "../../scripts/end-with.mjs"
import { prepare } from "../../scripts/prepare.mjs"

const fast = process.argv.includes("--fast")
// A run on another project, started from within a run on this one, finds everything built, and must not rebuild it meanwhile.
if (!process.env.TEST_ROOT) prepare({ build: !fast, types: true })
const { register } = await import("tsx/esm/api")
register()
const { runTests } = await import("./run-tests.ts")
await endWith(await runTests({ fast }))
