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
  /** A short text; essential information doesn't belong in a tooltip. */
  content: string
  /** A shortcut that does the same. */
  shortcut?: string
  side?: Side
  children: ReactElement
}

/** Text that appears on hover and keyboard focus of its only child; screen readers announce it as a description. */
export function Tooltip({ content, shortcut, side, children }: TooltipProps) {
  const target = children as ReactElement<TooltipTarget>
  return cloneElement(target, {
    "aria-description": target.props["aria-label"] === content ? undefined : content,
    "data-tooltip": content,
    "data-tooltip-key": shortcut,
    "data-tooltip-side": side,
  })
}

/** Shows the tooltips of the whole app; rendered once, in the root layout. */
export const TooltipLayer = onDemand(async () => (await import("./tooltip-bubble")).TooltipBubble)
