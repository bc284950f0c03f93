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

const Start = createContext("")

/** Lets the addresses of pages begin with `start`: the employer, for people of several; nothing for everybody else. */
export function PageAddresses({ start, children }: { start: string; children: ReactNode }) {
  return <Start value={start}>{children}</Start>
}

/** Makes the address of a page of the employer that this page shows: of "/jobs", "/employers/7/jobs". */
export function useAddress(): (path: string) => string {
  const start = use(Start)
  return useCallback((path) => start + path, [start])
}

/**
 * A link to a page of the employer that this page shows, also when it is opened in a new tab. The page is fetched ahead once a pointer or
 * the focus is on its link: fetching what all links in sight lead to kept the service from its answers for 100 ms.
 */
export function Link({
  href,
  onFocus,
  onPointerEnter,
  ...props
}: ComponentProps<typeof NextLink> & { href: string }) {
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
      href={useAddress()(href)}
    />
  )
}

/** The present page's path, without the employer. The server, which rewrites the address, knows no other. */
export function usePagePath(): string {
  return usePathname().replace(/^\/employers\/\d+/, "")
}

/** Keeps the address in step with the employer that the page shows, so that a reload and a copied address lead here. */
export function useAddressInStep(start: string): void {
  const pathname = usePathname()
  const own = start + usePagePath()
  useEffect(() => {
    const { search, hash } = window.location
    if (pathname !== own) window.history.replaceState(null, "", own + search + hash)
  }, [pathname, own])
}
