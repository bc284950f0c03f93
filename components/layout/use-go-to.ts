"use client"

import { useRouter } from "next/navigation"
import { leavePage } from "./leave-page"
import { useAddress } from "./page-address"

/** Leads to another page of the employer's, as a link does: who would lose something on this one is asked first. */
export function useGoTo(): (path: string) => void {
  const router = useRouter()
  const address = useAddress()
  return (path) => {
    const href = address(path)
    if (href !== `${location.pathname}${location.search}`) leavePage(() => router.push(href))
  }
}
