"use client"

import { GeistMono } from "geist/font/mono"
import { GeistSans } from "geist/font/sans"
import { useLayoutEffect } from "react"
import { showTheme } from "@/components/layout/theme"
import { MessagesProvider } from "@/components/messages/messages-provider"
import { messagesOnPage } from "@/lib/messages/page-speech"
import ErrorPage from "./error"
import "./globals.css"

/** In the place of the whole document, when not even the frame that all pages stand in could be shown. */
export default function GlobalErrorPage(props: { error: unknown; retry: () => void }) {
  const { language, messages } = messagesOnPage()
  useLayoutEffect(showTheme, [])
  return (
    <html lang={language} className={`${GeistSans.variable} ${GeistMono.variable}`} suppressHydrationWarning>
      <head>
        <title>Openings</title>
      </head>
      <body>
        <MessagesProvider language={language} messages={messages}>
          <ErrorPage {...props} />
        </MessagesProvider>
      </body>
    </html>
  )
}
