import { cn } from "./cn"

/** The initials of someone whose name is shown beside them. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span
      aria-hidden
      className={cn(
        "inline-grid size-7 shrink-0 place-items-center rounded-full bg-secondary text-xs font-medium text-secondary-foreground select-none",
        className,
      )}
    >
      {initials(name)}
    </span>
  )
}

/** The first letters of the first and the last word, or of a single word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const first = [...(words[0] ?? "")][0] ?? ""
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : ""
  return (first + last).toLocaleUpperCase()
}
