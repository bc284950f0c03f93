"use client"

import { useEffect } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { leaveForSignIn } from "./leave-for-sign-in"

/** Stands in for a page of the dashboard when nobody is signed in: only the browser knows the whole address to come back to. */
export function SignedOut() {
  const { t } = useMessages()
  useEffect(() => leaveForSignIn(), [])
  return <p className="sr-only">{t("ui.signInOpens")}</p>
}
