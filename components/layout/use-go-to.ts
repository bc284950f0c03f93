"use client"

import { useRouter } from "next/navigation"
import { useMessages } from "@/components/messages/use-messages"
import { leavePage } from "./leave-page"
import { noteOffline } from "./note-offline"
import { useAddress } from "./page-address"

/**
 * Goes to another page of the employer, as a link does: people who would lose something on this page are asked first, and without a
 * connection it stays.
 */
export function useGoTo(): (path: string) => void {
  const router = useRouter()
  const address = useAddress()
  const words = useMessages()
  return (path) => {
    const href = address(path)
    if (href === `${location.pathname}${location.search}` || noteOffline(words)) return
    leavePage(() => router.push(href))
  }
}
