"use client"

import { useRouter } from "next/navigation"
import { useMessages } from "@/components/messages/use-messages"
import { toast } from "@/components/ui/toast"
import { languageCookie } from "@/lib/messages/language-cookie"
import { useChooseLanguage } from "@/lib/queries/account"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

/** Lets people choose the language of their account. The page switches at once, and keeps what is written on it. */
export function useOwnLanguage(onRefused?: () => void) {
  const { t } = useMessages()
  const router = useRouter()
  const { mutate, isPending } = useChooseLanguage(
    (language) => {
      // For the pages before signing in, and those of the guide.
      document.cookie = languageCookie(language, { secure: window.location.protocol === "https:" })
      router.refresh()
    },
    (error) => {
      const title = t("frame.languageNotSaved")
      toast({ type: "error", title, description: refusalInWords(error), about: ["own-language"] })
      onRefused?.()
    },
  )
  return { choose: mutate, isPending }
}
