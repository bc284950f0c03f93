import { Input, type InputProps } from "@/components/ui/input"

/** For the six digits from an app: a phone offers its number pad, and codes that it has received. */
export function CodeInput(props: InputProps) {
  return (
    <Input
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="figures tracking-widest"
    />
  )
}
