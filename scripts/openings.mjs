import { existsSync } from "node:fs"
import { register } from "tsx/esm/api"

if (existsSync(".env")) process.loadEnvFile(".env")
register()
await import("./openings.ts")
