"use client"

import type { ComponentProps, MouseEvent } from "react"

export interface AddressLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** From `hrefWith` of `useAddressState`. */
  href: string
  onNavigate?: (() => void) | undefined
}

/** A link to another state of the same page. It only changes the URL, since the page is already loaded. */
export function AddressLink({ href, onNavigate, onClick, ...props }: AddressLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    window.history.pushState(null, "", href)
    onNavigate?.()
  }
  return <a {...props} href={href} onClick={follow} />
}
