"use client"

import { use } from "react"
import { MessagesContext } from "./messages-provider"
import type { Words } from "./words"

/**
 * The messages of the page in its language: `t` by key, `rich` for those that contain tags, `textOf` for messages from the rules or the
 * server's schemas.
 */
export function useMessages(): Words {
  const spoken = use(MessagesContext)
  if (!spoken) throw new Error("There is no MessagesProvider around this.")
  return spoken.words
}
