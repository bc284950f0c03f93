"use client"

import { useEffect } from "react"
import { leaveForSignIn } from "./leave-for-sign-in"

/** Stands in for a page of the dashboard when nobody is signed in: only the browser knows the whole address to come back to. */
export function SignedOut() {
  useEffect(() => leaveForSignIn(), [])
  return <p className="sr-only">You are not signed in. The sign-in page opens.</p>
}
