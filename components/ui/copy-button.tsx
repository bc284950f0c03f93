"use client"

import { Check, Copy } from "lucide-react"
import { useEffect, useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "./button"

export interface CopyButtonProps {
  value: string
  /** Names the object: "Copy key". */
  label?: string
  onCopied?: () => void
  variant?: "outline" | "ghost"
}

/** Copies the value, and shows and announces that. */
export function CopyButton({ value, label, onCopied, variant = "outline" }: CopyButtonProps) {
  const { t } = useMessages()
  const [state, setState] = useState<"idle" | "copied" | "failed">("idle")

  useEffect(() => {
    if (state === "idle") return
    const timer = setTimeout(() => setState("idle"), 3000)
    return () => clearTimeout(timer)
  }, [state])

  async function copy() {
    const copied = await writeToClipboard(value)
    setState(copied ? "copied" : "failed")
    if (copied) onCopied?.()
  }

  return (
    <>
      <Button variant={variant} onClick={copy}>
        {state === "copied" ? <Check aria-hidden className="text-positive" /> : <Copy aria-hidden />}
        {label ?? t("ui.copy")}
      </Button>
      <span role="status" className={state === "failed" ? "text-xs text-destructive-text" : "sr-only"}>
        {state === "copied" ? t("ui.copied") : state === "failed" ? t("ui.copyFailed") : ""}
      </span>
    </>
  )
}

/** The clipboard API is missing on plain http other than localhost; the old way is used there. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement("textarea")
    area.value = text
    area.readOnly = true
    area.className = "sr-only"
    const focused = document.activeElement
    // While a dialog is open, an element in the body couldn't take the focus.
    const home = focused?.closest("dialog") ?? document.body
    home.append(area)
    area.select()
    const copied = document.execCommand("copy")
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
    return copied
  }
}
