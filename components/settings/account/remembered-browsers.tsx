"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useForgetBrowsers } from "@/lib/queries/two-factor"

export interface RememberedBrowsersProps {
  /** In how many the password alone is enough. */
  count: number
  /** Told once there are none: the button that asked is gone. */
  onForgotten: () => void
}

/** Where no code is asked for, and the way back. */
export function RememberedBrowsers({ count, onForgotten }: RememberedBrowsersProps) {
  const { t } = useMessages()
  const forget = useForgetBrowsers()

  // Not by the callbacks of `mutate`, which are not called once this is gone from the page.
  async function forgetAll() {
    try {
      await forget.mutateAsync()
    } catch (error) {
      const description = refusalInWords(error)
      toast({ type: "error", title: t("twoFactor.browsersNotForgotten"), description })
      return
    }
    onForgotten()
    toast({ title: t("twoFactor.browsersForgotten") })
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p>{t("twoFactor.rememberedBrowsers", { count })}</p>
      <Button variant="outline" size="sm" loading={forget.isPending} onClick={forgetAll}>
        {t("twoFactor.forgetBrowsers")}
      </Button>
    </div>
  )
}
