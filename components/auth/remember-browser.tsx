"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Checkbox, type CheckboxProps } from "@/components/ui/checkbox"
import { rememberedDays } from "@/lib/api/dashboard/two-factor"

/** Asks whether the password should be enough in this browser for a while. */
export function RememberBrowser(props: Pick<CheckboxProps, "checked" | "onCheckedChange">) {
  const { t } = useMessages()
  return <Checkbox {...props} label={t("twoFactor.rememberBrowser", { days: rememberedDays })} />
}
