import { isDone } from "./prepare.mjs"

/**
 * Runs `scripts/NAME.ts` ("serve", "openings"): from `dist`, where that was made of today's sources, or else, and
 * in development, from the sources themselves, which takes twice as long.
 */
export async function runScript(name, { development = false } = {}) {
  if (!development && isDone("service")) return import(`../dist/${name}.mjs`)
  const { register } = await import("tsx/esm/api")
  register()
  return import(`./${name}.ts`)
}
