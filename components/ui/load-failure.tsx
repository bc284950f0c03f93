"use client"

import { CloudOff } from "lucide-react"
import type { ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "./banner"
import { Button, type ButtonProps } from "./button"
import { EmptyState } from "./empty-state"

interface Failure {
  title?: string
  /** What went wrong. */
  children: ReactNode
  onRetry: () => unknown
  /** Whether a retry is under way. */
  retrying?: boolean
}

export interface LoadFailureProps extends Failure {
  title: string
  /** With "h1", it is the whole page, and retrying is the page's main action. */
  heading?: "h1" | "h2"
  /** The ID of the request in the server's log. */
  reference?: string | undefined
}

/** Replaces what couldn't be loaded, with a way to retry. */
export function LoadFailure({ title, heading = "h2", reference, children, ...retry }: LoadFailureProps) {
  const { rich } = useMessages()
  return (
    <div role="alert">
      <EmptyState
        heading={heading}
        icon={<CloudOff />}
        title={title}
        action={<RetryButton variant={heading === "h1" ? "primary" : "outline"} {...retry} />}
      >
        {children}
        {reference ? (
          <p className="mt-2 text-xs">
            {rich("ui.errorReference", { code: () => <code className="figures">{reference}</code> })}
          </p>
        ) : null}
      </EmptyState>
    </div>
  )
}

/** The same in the flow of a page, above part of it or in its place. */
export function LoadFailureBanner({
  title,
  children,
  className,
  ...retry
}: Failure & { className?: string }) {
  return (
    <Banner
      tone="error"
      title={title}
      className={className}
      action={<RetryButton size="sm" variant="outline" {...retry} />}
    >
      {children}
    </Banner>
  )
}

type RetryButtonProps = Pick<Failure, "onRetry" | "retrying"> & Pick<ButtonProps, "size" | "variant">

function RetryButton({ onRetry, retrying, ...look }: RetryButtonProps) {
  const { t } = useMessages()
  return (
    <Button loading={retrying} onClick={() => void onRetry()} {...look}>
      {t("ui.tryAgain")}
    </Button>
  )
}
