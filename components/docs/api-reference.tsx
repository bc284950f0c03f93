"use client"

import { useEffect, useRef, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Skeleton } from "@/components/ui/skeleton"
import { mendReference } from "./mend-reference"
import { referenceConfiguration } from "./reference-configuration"

type Reference = { destroy(): void }
type Scalar = { createApiReference(element: Element, configuration: object): Reference }

declare global {
  interface Window {
    Scalar?: Scalar
  }
}

const documentAddress = "/api/v1.1/openapi.json"

/** The version is the package's, so that a browser fetches each bundle only once. */
const script = "/docs/reference/scalar.js?v=1.46.4"

/** The reference of the API, which Scalar renders from the OpenAPI document, in English. `canTry` allows sending calls from it. */
export function ApiReference({ canTry }: { canTry: boolean }) {
  const { t, rich } = useMessages()
  const link = () => (
    <a href={documentAddress} className="underline">
      {documentAddress}
    </a>
  )
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"loading" | "there" | "failed">("loading")

  useEffect(() => {
    let reference: Reference | undefined
    let gone = false
    const show = () => {
      if (gone || !place.current || !window.Scalar) return
      reference = window.Scalar.createApiReference(place.current, referenceConfiguration(canTry))
      setState("there")
    }
    const stopFollowing = followTheme()
    const stopMending = place.current ? mendReference(place.current) : undefined
    if (window.Scalar) show()
    else load(show, () => setState("failed"))
    return () => {
      gone = true
      stopFollowing()
      stopMending?.()
      reference?.destroy()
    }
  }, [canTry])

  return (
    // Scalar brings its own main landmark and heading.
    <div id="main" tabIndex={-1} className="outline-none">
      {state !== "there" && <h1 className="sr-only">{t("docs.referenceTitle")}</h1>}
      <noscript>
        <p className="p-6">{rich("docs.referenceNeedsScript", { link })}</p>
      </noscript>
      {state === "failed" && (
        <div className="p-6">
          <Banner tone="error" title={t("docs.referenceNotLoaded")}>
            {rich("docs.referenceNotLoadedText", { link })}
          </Banner>
        </div>
      )}
      {state === "loading" && (
        <div className="flex flex-col gap-3 p-6" role="status" aria-label={t("docs.referenceLoading")}>
          <Skeleton className="h-8 w-60" />
          <Skeleton className="h-4 w-full max-w-160" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
      <div ref={place} lang="en" className="min-h-dvh" />
    </div>
  )
}

function load(onLoad: () => void, onError: () => void): void {
  const element = document.createElement("script")
  element.src = script
  element.addEventListener("load", onLoad)
  element.addEventListener("error", onError)
  document.head.append(element)
}

/** Scalar takes its theme from a class on the body; ours is a class on the root element. */
function followTheme(): () => void {
  const root = document.documentElement
  const follow = () => {
    const dark = root.classList.contains("dark")
    document.body.classList.toggle("dark-mode", dark)
    document.body.classList.toggle("light-mode", !dark)
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ["class"] })
  return () => {
    observer.disconnect()
    document.body.classList.remove("dark-mode", "light-mode")
  }
}
