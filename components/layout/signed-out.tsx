"use client"

import { useEffect } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Stands in for a page of the dashboard when nobody is signed in: only the browser knows the whole address to come back to. */
export function SignedOut() {
  const { t } = useMessages()
  useEffect(() => {
    void import("./leave-for-sign-in").then(({ leaveForSignIn }) => leaveForSignIn())
  }, [])
  return <p className="sr-only">{t("ui.signInOpens")}</p>
}
