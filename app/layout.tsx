import { GeistMono } from "geist/font/mono"
import { GeistSans } from "geist/font/sans"
import type { Metadata, Viewport } from "next"
import { headers } from "next/headers"
import type { ReactNode } from "react"
import { ThemeScript } from "@/components/layout/theme-script"
import { Toaster } from "@/components/ui/toast"
import { TooltipLayer } from "@/components/ui/tooltip"
import { say } from "@/lib/messages/message"
import "./globals.css"
import { PageMessages } from "./page-messages"
import { pageText } from "./page-text"
import { spokenLanguage } from "./spoken-language"

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { default: "Openings", template: "%s · Openings" },
    description: await pageText(say("service.purpose")),
    robots: { index: false, follow: false },
  }
}

export const viewport: Viewport = {
  width: "device-width",
  initialScale: 1,
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
    { media: "(prefers-color-scheme: dark)", color: "#0e0f11" },
  ],
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const sent = await headers()
  const nonce = sent.get("x-nonce") ?? undefined
  return (
    // The theme script sets the class before React hydrates, so the two may differ.
    <html
      lang={await spokenLanguage()}
      className={`${GeistSans.variable} ${GeistMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        {/* Its own stacking context, so that floating elements are above everything in it, whatever its z-index. */}
        <PageMessages nouns={["ui"]}>
          <div className="isolate">{children}</div>
          <Toaster />
          <TooltipLayer />
        </PageMessages>
      </body>
    </html>
  )
}
