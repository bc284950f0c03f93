import { prepare } from "../scripts/prepare.mjs"

// Runs the benchmark `npm run bench:…` of the given name. It imports the generated clients, so it is loaded once they exist.
const [name] = process.argv.slice(2)
prepare({ build: true })
const { register } = await import("tsx/esm/api")
register()
await import(`./${name}.ts`)
