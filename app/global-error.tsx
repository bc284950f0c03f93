"use client"

import { GeistMono } from "geist/font/mono"
import { GeistSans } from "geist/font/sans"
import { useLayoutEffect } from "react"
import { showTheme } from "@/components/layout/theme"
import ErrorPage from "./error"
import "./globals.css"

/** In the place of the whole document, when not even the frame that all pages stand in could be shown. */
export default function GlobalErrorPage(props: { error: unknown; retry: () => void }) {
  useLayoutEffect(showTheme, [])
  return (
    <html lang="en" className={`${GeistSans.variable} ${GeistMono.variable}`} suppressHydrationWarning>
      <head>
        <title>Something went wrong · Openings</title>
      </head>
      <body>
        <ErrorPage {...props} />
      </body>
    </html>
  )
}
