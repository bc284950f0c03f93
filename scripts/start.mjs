import { existsSync } from "node:fs"
import { endWithNpm } from "./end-with-npm.mjs"
import { announce, prepare, root } from "./prepare.mjs"
import { runScript } from "./run-script.mjs"

const development = process.argv.includes("--dev")
endWithNpm()
process.chdir(root)
if (existsSync(".env")) process.loadEnvFile(".env")
process.env.NODE_ENV ??= development ? "development" : "production"
process.env.NEXT_TELEMETRY_DISABLED ??= "1"

prepare({ build: !development, production: !development })
announce(development ? "Starting for development…" : "Starting…")
await runScript("server/serve", { development })
