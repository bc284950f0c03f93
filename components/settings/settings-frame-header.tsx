"use client"

import { Breadcrumbs } from "@/components/layout/breadcrumbs"
import { PageHeader, type PageHeaderProps } from "@/components/layout/page-header"
import { useMessages } from "@/components/messages/use-messages"

interface SettingsFrameHeaderProps extends Omit<PageHeaderProps, "breadcrumbs"> {
  /** The pages between the settings and this one. */
  above?: readonly { label: string; href: string }[]
}

/** The header of a settings page. */
export function SettingsFrameHeader({ above = [], ...props }: SettingsFrameHeaderProps) {
  const { t } = useMessages()
  const path = [{ label: t("settings.title"), href: "/settings" }, ...above]
  return <PageHeader {...props} breadcrumbs={<Breadcrumbs path={path} />} />
}
