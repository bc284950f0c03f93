import { existsSync } from "node:fs"
import path from "node:path"
import { root } from "../scripts/prepare.mjs"
import { runScript } from "../scripts/run-script.mjs"

const settings = path.join(root, ".env")
if (existsSync(settings)) process.loadEnvFile(settings)
await runScript("cli/openings")
