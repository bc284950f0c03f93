"use client"

import { GeistSans } from "geist/font/sans"
import { useEffect, useLayoutEffect } from "react"
import { showTheme } from "@/components/layout/theme"
import { MessagesProvider } from "@/components/messages/messages-provider"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { messagesOnPage } from "@/lib/messages/page-speech"
import "./globals.css"

type Broken = { error: unknown; retry: () => void }

/**
 * Replaces the whole document when even the root layout fails. Every page waits for this script, so it shares nothing with the error page
 * that would have to load twice.
 */
export default function GlobalErrorPage(props: Broken) {
  const { language, messages } = messagesOnPage()
  useLayoutEffect(showTheme, [])
  return (
    <html lang={language} className={GeistSans.variable} suppressHydrationWarning>
      <head>
        <title>Openings</title>
      </head>
      <body className="grid min-h-dvh place-items-center px-4 text-center">
        <MessagesProvider language={language} messages={messages}>
          <BrokenDocument {...props} />
        </MessagesProvider>
      </body>
    </html>
  )
}

function BrokenDocument({ error, retry }: Broken) {
  const { t, rich } = useMessages()
  useEffect(() => console.error(error), [error])
  const digest = error instanceof Error && "digest" in error ? String(error.digest) : null
  return (
    <main className="flex max-w-sm flex-col items-center gap-3">
      <h1 className="text-xl font-semibold tracking-tight">{t("ui.brokenTitle")}</h1>
      <p className="text-balance text-muted-foreground">{t("ui.brokenText")}</p>
      <Button variant="primary" onClick={retry}>
        {t("ui.tryAgain")}
      </Button>
      {digest ? <small>{rich("ui.brokenReference", { code: () => digest })}</small> : null}
    </main>
  )
}
