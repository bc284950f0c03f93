"use client"

import { useRouter } from "next/navigation"
import { leavePage } from "./leave-page"
import { useAddress } from "./page-address"

/** Goes to another page of the employer, as a link does: people who would lose something on this page are asked first. */
export function useGoTo(): (path: string) => void {
  const router = useRouter()
  const address = useAddress()
  return (path) => {
    const href = address(path)
    if (href !== `${location.pathname}${location.search}`) leavePage(() => router.push(href))
  }
}
