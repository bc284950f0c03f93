import { Button, type ButtonProps } from "@/components/ui/button"
import { cn } from "@/components/ui/cn"

/** What a card is there to do. */
export function SubmitButton({
  className,
  ...props
}: Pick<ButtonProps, "loading" | "className" | "children">) {
  return <Button {...props} type="submit" variant="primary" size="lg" className={cn("w-full", className)} />
}
