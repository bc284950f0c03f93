"use client"

import { Button, type ButtonProps } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"
import { useHydrated } from "@/components/ui/use-hydrated"

/**
 * A card's main button. It is disabled until the script has run, since the browser would submit the form to a page that doesn't accept it.
 */
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
