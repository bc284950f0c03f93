import type { Context } from "../context"

/** `context` with an employer that doesn't publish postings with errors, whatever its settings say. */
export function withCheckEnforced(context: Context): Context {
  const { stores } = context
  const { checkSettings } = stores
  const find: typeof checkSettings.find = async (...asked) => {
    const stored = await checkSettings.find(...asked)
    return { ...stored, settings: { ...stored.settings, enforce: true } }
  }
  return { ...context, stores: { ...stores, checkSettings: { ...checkSettings, find } } }
}
