import path from "node:path"
import { isDone, root } from "./prepare.mjs"

/**
 * Runs `script.ts` ("server/serve", "cli/openings"): from `dist` if that was built from the current sources, or else, and in
 * development, from the sources themselves, which takes twice as long.
 */
export async function runScript(script, { development = false } = {}) {
  if (!development && isDone("service")) return import(`../dist/${path.basename(script)}.mjs`)
  const { register } = await import("tsx/esm/api")
  register({ tsconfig: path.join(root, "tsconfig.json") })
  return import(`../${script}.ts`)
}
