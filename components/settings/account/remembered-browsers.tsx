"use client"

import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { toast } from "@/components/ui/toast"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { useForgetBrowsers } from "@/lib/queries/two-factor"

export interface RememberedBrowsersProps {
  /** In how many browsers the password is enough. */
  count: number
  /** Called once there are none, since the button that asked is gone. */
  onForgotten: () => void
}

/** The browsers in which no code is asked for, and a way to end that. */
export function RememberedBrowsers({ count, onForgotten }: RememberedBrowsersProps) {
  const { t } = useMessages()
  const forget = useForgetBrowsers()

  // Not with the callbacks of `mutate`, which aren't called once this is unmounted.
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
