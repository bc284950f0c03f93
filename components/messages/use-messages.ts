"use client"

import { use } from "react"
import { MessagesContext } from "./messages-provider"
import type { Words } from "./words"

/**
 * The messages of the page in its language: `t` by key, `rich` for those with tags in them, `textOf` for what the rules or the
 * server's schemas have to say.
 */
export function useMessages(): Words {
  const spoken = use(MessagesContext)
  if (!spoken) throw new Error("There is no MessagesProvider around this.")
  return spoken.words
}
