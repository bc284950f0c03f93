import { runScript } from "../scripts/run-script.mjs"

await runScript("server/serve")
