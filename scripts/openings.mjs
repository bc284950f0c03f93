import { existsSync } from "node:fs"
import { runScript } from "./run-script.mjs"

if (existsSync(".env")) process.loadEnvFile(".env")
await runScript("openings")
