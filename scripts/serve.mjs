import { runScript } from "./run-script.mjs"

await runScript("serve")
