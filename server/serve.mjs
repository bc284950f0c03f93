import { root } from "../scripts/prepare.mjs"
import { runScript } from "../scripts/run-script.mjs"

process.chdir(root)
await runScript("server/serve")
