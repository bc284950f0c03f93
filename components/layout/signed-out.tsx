"use client"

import { useEffect } from "react"
import { useMessages } from "@/components/messages/use-messages"

/** Replaces a page of the dashboard if nobody is signed in: only the browser knows the full URL to return to. */
export function SignedOut() {
  const { t } = useMessages()
  useEffect(() => {
    void import("./leave-for-sign-in").then(({ leaveForSignIn }) => leaveForSignIn())
  }, [])
  return <p className="sr-only">{t("ui.signInOpens")}</p>
}
