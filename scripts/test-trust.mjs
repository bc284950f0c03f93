import { supervise } from "./test/supervise.mjs"

process.exit(await supervise(["scripts/test/main-trust.mjs", ...process.argv.slice(2)]))
