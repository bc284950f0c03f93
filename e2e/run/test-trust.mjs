import { supervise } from "./supervise.mjs"

process.exit(await supervise(["e2e/run/main-trust.mjs", ...process.argv.slice(2)]))
