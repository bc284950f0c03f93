"use client"

import { cloneElement, type ReactElement } from "react"
import { onDemand } from "./on-demand"
import type { Side } from "./place"

interface TooltipTarget {
  "aria-label"?: string | undefined
  "aria-description"?: string | undefined
  "data-tooltip"?: string | undefined
  "data-tooltip-key"?: string | undefined
  "data-tooltip-side"?: Side | undefined
}

export interface TooltipProps {
  /** Short words; what cannot be done without does not belong in a tooltip. */
  content: string
  /** A key that does the same. */
  shortcut?: string
  side?: Side
  children: ReactElement
}

/** Words that appear on hover and on keyboard focus of the one element inside; screen readers hear them as its description. */
export function Tooltip({ content, shortcut, side, children }: TooltipProps) {
  const target = children as ReactElement<TooltipTarget>
  return cloneElement(target, {
    "aria-description": target.props["aria-label"] === content ? undefined : content,
    "data-tooltip": content,
    "data-tooltip-key": shortcut,
    "data-tooltip-side": side,
  })
}

/** What shows the tooltips of the whole app: once, in the root layout. */
export const TooltipLayer = onDemand(async () => (await import("./tooltip-bubble")).TooltipBubble)
