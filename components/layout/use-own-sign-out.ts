"use client"

import { useRouter } from "next/navigation"
import { dismissToasts } from "@/components/ui/toast"
import { useSignOut } from "@/lib/queries/use-sign-out"
import { leavePage } from "./leave-page"
import { announceSession } from "./session-channel"

/** Lets the person sign out, and goes to the sign-in page. */
export function useOwnSignOut(): () => void {
  const router = useRouter()
  const { mutate } = useSignOut(() => {
    announceSession()
    // What they offer requires a session.
    dismissToasts()
    router.replace("/sign-in")
  })
  return () => leavePage(() => mutate())
}
