import { existsSync } from "node:fs"
import { runScript } from "../scripts/run-script.mjs"

if (existsSync(".env")) process.loadEnvFile(".env")
await runScript("cli/openings")
