"use client"

import type { ComponentProps, MouseEvent, ReactElement } from "react"
import { cn } from "./cn"
import { Spinner } from "./spinner"
import { useRenderElement } from "./use-render-element"

const variants = {
  primary:
    "bg-primary text-primary-foreground hover:bg-primary-hover data-popup-open:bg-primary-hover forced-colors:border-2",
  secondary:
    "bg-secondary text-secondary-foreground hover:bg-secondary-hover data-popup-open:bg-secondary-hover forced-colors:border",
  outline: "border border-border-strong bg-background hover:bg-accent data-popup-open:bg-accent",
  ghost: "text-foreground hover:bg-accent data-popup-open:bg-accent",
  destructive: "bg-destructive text-destructive-foreground hover:bg-destructive-hover forced-colors:border-2",
  link: "h-auto rounded-sm px-0 text-primary-text underline-offset-4 hover:underline",
}

/** What these do isn't done twice on purpose. */
const onceVariants: (keyof typeof variants)[] = ["primary", "destructive"]

/** On the narrowest screens, a long label takes two lines. */
const wrapping = "max-[22rem]:h-auto max-[22rem]:py-1 max-[22rem]:whitespace-normal"

const sizes = {
  sm: `h-control-sm px-2.5 text-compact max-[22rem]:min-h-control-sm ${wrapping}`,
  md: `h-control px-3 text-sm max-[22rem]:min-h-control ${wrapping}`,
  lg: `h-control-lg px-4 text-sm max-[22rem]:min-h-control-lg ${wrapping}`,
  icon: "size-control p-0",
  "icon-sm": "size-control-sm p-0",
}

export interface ButtonProps extends ComponentProps<"button"> {
  /** Another element, which then looks like a button. */
  render?: ReactElement | undefined
  variant?: keyof typeof variants
  size?: keyof typeof sizes
  /** Shows a spinner instead of the label, at the same width, and ignores clicks meanwhile. */
  loading?: boolean
}

/** A button, or with `render={<Link href="…" />}` a link that looks like one. */
export function Button({
  variant = "secondary",
  size = "md",
  loading = false,
  render,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // Whoever double-clicks wants it done once.
  const isRepeated = ({ detail }: MouseEvent) => detail > 1 && onceVariants.includes(variant)
  return useRenderElement(render ?? <button />, {
    ...(render ? {} : { type: "button" }),
    ...props,
    className: cn(
      "relative inline-flex max-w-full shrink-0 items-center justify-center rounded-lg font-medium whitespace-nowrap transition-colors duration-100 select-none disabled:pointer-events-none disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0",
      sizes[size],
      variants[variant],
      className,
    ),
    // `disabled` would lose the focus, so a busy button stays in the tab order and ignores clicks.
    onClick: (event: MouseEvent<HTMLButtonElement>) =>
      loading || isRepeated(event) ? event.preventDefault() : onClick?.(event),
    ...(loading ? { "aria-busy": true, "aria-disabled": true } : {}),
    children: (
      <>
        <span className={cn("inline-flex min-w-0 items-center gap-1.5", loading && "opacity-0")}>
          {children}
        </span>
        {loading ? (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        ) : null}
      </>
    ),
  })
}
