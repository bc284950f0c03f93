"use client"

import { Button, type ButtonProps } from "./button"
import { Tooltip, type TooltipProps } from "./tooltip"

export interface IconButtonProps extends Omit<ButtonProps, "size" | "aria-label"> {
  /** What it does: its accessible name, and its tooltip. */
  label: string
  shortcut?: string
  size?: "sm" | "md"
  tooltipSide?: TooltipProps["side"]
}

/** A button that only shows an icon, and says what it does on hover and focus. */
export function IconButton({
  label,
  shortcut,
  size = "md",
  tooltipSide,
  variant = "ghost",
  ...props
}: IconButtonProps) {
  return (
    <Tooltip content={label} shortcut={shortcut} side={tooltipSide}>
      <Button aria-label={label} variant={variant} size={size === "sm" ? "icon-sm" : "icon"} {...props} />
    </Tooltip>
  )
}
