// Bundles the service and the operator's command, with most of their packages, into a few files of plain JavaScript. Node then
// starts them in half the time: it neither translates them nor looks up a thousand modules.
import { rmSync } from "node:fs"
import { build } from "esbuild"

/** Packages that have native code, read files beside their own, or are shared with what Next runs in the same process. */
const external = [...["better-sqlite3", "next", "pg", "pg-native", "pino"], "@prisma/client"]

/** Zod has the words of its messages in 50 languages. We write our own, so the bundle only gets the English that is its default. */
const zodInEnglish = {
  name: "zod-in-english",
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: 'export { default as en } from "./en.js"',
    })),
}

rmSync("dist", { recursive: true, force: true })
await build({
  entryPoints: { serve: "server/serve.ts", openings: "cli/openings.ts" },
  outdir: "dist",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20.19",
  external,
  plugins: [zodInEnglish],
  // A tenth of a start is spent on reading. Lines are short, because Node prints the one that an uncaught error came from.
  minifyWhitespace: true,
  lineLimit: 160,
  // Bundled CommonJS packages load Node's own modules with `require`.
  banner: {
    js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url)',
  },
  logLevel: "warning",
})
