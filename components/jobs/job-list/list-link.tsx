"use client"

import type { ComponentProps, MouseEvent } from "react"
import { goToList } from "./use-list-address"

export interface ListLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string
  onNavigate?: (() => void) | undefined
}

/** A link to another part of the list. It changes the address alone: the page is here already, and only its rows are asked for. */
export function ListLink({ href, onNavigate, onClick, ...props }: ListLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (event.defaultPrevented || elsewhere) return
    event.preventDefault()
    goToList(href)
    onNavigate?.()
  }
  return <a {...props} href={href} onClick={follow} />
}
