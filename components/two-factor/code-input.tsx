import { Input, type InputProps } from "@/components/ui/input"

/** For the six digits of an app: a phone offers its digits, and what it has received. */
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
