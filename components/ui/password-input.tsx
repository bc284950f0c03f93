"use client"

import { Eye, EyeOff } from "lucide-react"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { IconButton } from "./icon-button"
import { Input, type InputProps } from "./input"

/** A password, hidden until someone asks to see it. */
export function PasswordInput({ end: _end, type: _type, className: _className, ...props }: InputProps) {
  const { t } = useMessages()
  const [shown, setShown] = useState(false)
  return (
    <Input
      {...props}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      className="pr-0.5"
      end={
        <IconButton
          label={t(shown ? "ui.hidePassword" : "ui.showPassword")}
          size="sm"
          className="size-[calc(var(--control)-6px)] text-muted-foreground"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
      }
    />
  )
}
