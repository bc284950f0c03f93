import { prepare } from "../scripts/prepare.mjs"

// Runs `npm run bench:…` of that name. What measures imports the generated clients, so it is loaded once they are there.
const [name] = process.argv.slice(2)
prepare({ build: true })
const { register } = await import("tsx/esm/api")
register()
await import(`./${name}.ts`)
