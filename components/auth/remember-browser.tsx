import { Checkbox, type CheckboxProps } from "@/components/ui/checkbox"
import { rememberedDays } from "@/lib/api/dashboard/two-factor"

/** Whether the password alone is to be enough in this browser for a while. */
export function RememberBrowser(props: Pick<CheckboxProps, "checked" | "onCheckedChange">) {
  return (
    <Checkbox {...props} label={`Don't ask for a second step on this browser for ${rememberedDays} days`} />
  )
}
