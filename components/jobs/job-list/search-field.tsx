"use client"

import { Search, X } from "lucide-react"
import type { KeyboardEvent, RefObject } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { Kbd } from "@/components/ui/kbd"
import { useEarlyText } from "@/components/ui/use-early-text"

export interface SearchFieldProps {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  onType: (text: string) => void
  onClear: () => void
  /** Called to move from the field into the rows. */
  onLeave: () => void
  /** What it searches; by default, what the list shows. */
  label?: string
}

export function SearchField({ inputRef, text, onType, onClear, onLeave, label }: SearchFieldProps) {
  const { t } = useMessages()
  const search = label ?? t("postings.search")
  useEarlyText(inputRef, text, onType)

  function clear() {
    onClear()
    inputRef.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Escape" && text) clear()
    else if (event.key === "Enter" || event.key === "ArrowDown") onLeave()
    else return
    event.preventDefault()
  }

  return (
    <div role="search" className="min-w-0 flex-1 md:w-52 md:flex-none xl:w-80">
      <Input
        ref={inputRef}
        type="search"
        aria-label={search}
        aria-keyshortcuts="/"
        placeholder={search}
        maxLength={256}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        start={<Search aria-hidden />}
        end={
          text ? (
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={t("postings.clearSearch")}
              className="-mr-2"
              onClick={clear}
            >
              <X aria-hidden />
            </Button>
          ) : (
            <Kbd className="pointer-coarse:hidden">/</Kbd>
          )
        }
        className="[&_input::-webkit-search-cancel-button]:hidden"
      />
    </div>
  )
}
