import { LoaderCircle } from "lucide-react"
import { cn } from "./cn"

/** Spins while something is under way. Without a label it is decoration, and the text beside it says what is pending. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  return (
    <>
      <LoaderCircle aria-hidden className={cn("size-4 animate-spin", className)} />
      {label ? <span className="sr-only">{label}</span> : null}
    </>
  )
}
