"use client"

import { Button, type ButtonProps } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { useHydrated } from "@/components/ui/use-hydrated"

/** What a card is there to do. Before the script has run, the browser would send the form by itself, to a page that takes none. */
export function SubmitButton({
  className,
  ...props
}: Pick<ButtonProps, "loading" | "className" | "children">) {
  return (
    <Button
      {...props}
      type="submit"
      variant="primary"
      size="lg"
      disabled={!useHydrated()}
      className={cn("w-full disabled:opacity-100!", className)}
    />
  )
}
