"use client"

import NextLink from "next/link"
import { usePathname } from "next/navigation"
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useState,
} from "react"
import { useMessages } from "@/components/messages/use-messages"
import { noteOffline } from "./note-offline"

const Start = createContext("")

/** Prefixes the URLs of pages with `start`: the employer for people with several, nothing for everyone else. */
export function PageAddresses({ start, children }: { start: string; children: ReactNode }) {
  return <Start value={start}>{children}</Start>
}

/** Makes the URL of a page of the employer that this page shows: "/employers/7/jobs" from "/jobs". */
export function useAddress(): (path: string) => string {
  const start = use(Start)
  return useCallback((path) => start + path, [start])
}

/**
 * A link to a page of the employer that this page shows, also when opened in a new tab. The page is prefetched once the pointer or the
 * focus is on its link: prefetching all visible links kept the service busy for 100 ms. Without a connection, this page stays.
 */
export function Link({
  href,
  onFocus,
  onPointerEnter,
  onNavigate,
  ...props
}: ComponentProps<typeof NextLink> & { href: string }) {
  const words = useMessages()
  const [wanted, setWanted] = useState(false)
  return (
    <NextLink
      prefetch={wanted ? null : false}
      {...props}
      onPointerEnter={(event) => {
        setWanted(true)
        onPointerEnter?.(event)
      }}
      onFocus={(event) => {
        setWanted(true)
        onFocus?.(event)
      }}
      onNavigate={(event) => {
        onNavigate?.(event)
        if (noteOffline(words)) event.preventDefault()
      }}
      href={useAddress()(href)}
    />
  )
}

/** The current page's path, without the employer. The server, which rewrites the URL, knows no other path. */
export function usePagePath(): string {
  return usePathname().replace(/^\/employers\/\d+/, "")
}

/** Keeps the URL in sync with the employer that the page shows, so that a reload and a copied URL lead here. */
export function useAddressInStep(start: string): void {
  const pathname = usePathname()
  const own = start + usePagePath()
  useEffect(() => {
    const { search, hash } = window.location
    if (pathname !== own) window.history.replaceState(null, "", own + search + hash)
  }, [pathname, own])
}
