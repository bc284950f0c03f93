"use client"

import { createElement, Fragment, useMemo, type ReactNode } from "react"
import { cn } from "@/components/ui/cn"
import { proseClass } from "../description-editor/editor-classes"
import { isAllowedHref } from "../description-editor/link-address"

const shownTags = new Set(["strong", "b", "em", "i", "br", "p", "div", "ul", "ol", "li", "a"])

/** Elements that are dropped with their content; other elements that aren't shown leave their text (contract 1.6). */
const droppedTags = new Set(
  "script style iframe object embed svg math template noscript noembed noframes applet audio video canvas".split(
    " ",
  ),
)

/** Deeper than anyone writes; anything below becomes plain text, so that no description can exhaust the page. */
const deepest = 60

/** A description as a candidate sees it: cleaned again on output, and built from elements that we create ourselves. */
export function DescriptionView({ html, className }: { html: string; className?: string }) {
  const content = useMemo(() => nodesOf(new DOMParser().parseFromString(html, "text/html").body, 0), [html])
  return <div className={cn(proseClass, className)}>{content}</div>
}

function nodesOf(parent: Node, depth: number): ReactNode[] {
  return [...parent.childNodes].map((node, index) => <Fragment key={index}>{shown(node, depth)}</Fragment>)
}

function shown(node: Node, depth: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element) || droppedTags.has(node.localName)) return null
  if (depth >= deepest) return node.textContent
  if (node.localName === "br") return <br />
  const content = nodesOf(node, depth + 1)
  if (!shownTags.has(node.localName)) return content
  if (node.localName === "a") return linkOf(node, content)
  return createElement(node.localName, {}, ...content)
}

function linkOf(link: Element, content: ReactNode[]): ReactNode {
  const href = link.getAttribute("href")?.trim() ?? ""
  if (!isAllowedHref(href)) return content
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {content}
    </a>
  )
}
