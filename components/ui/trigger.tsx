"use client"

import type { ComponentProps, ReactElement, Ref } from "react"
import { useRenderElement } from "./use-render-element"

export interface TriggerProps extends ComponentProps<"button"> {
  /** The owner's button; its own handlers and ref are kept. */
  element: ReactElement
  ref?: Ref<HTMLButtonElement>
}

/** Gives a button the props that it needs to open something. */
export function Trigger({ element, ...props }: TriggerProps) {
  return useRenderElement(element, props)
}
