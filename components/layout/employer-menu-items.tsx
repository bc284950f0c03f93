"use client"

import { useMessages } from "@/components/messages/use-messages"
import { MenuChoice } from "@/components/ui/menu-items"
import { useGoToEmployer } from "./use-go-to-employer"

type Named = { id: number; name: string }

export interface EmployerMenuItemsProps {
  employers: readonly Named[]
  current: Named
}

export function EmployerMenuItems({ employers, current }: EmployerMenuItemsProps) {
  const { t } = useMessages()
  const goToEmployer = useGoToEmployer()
  return (
    <MenuChoice
      label={t("frame.employer")}
      items={employers.map((employer) => ({ value: String(employer.id), label: employer.name }))}
      value={String(current.id)}
      onValueChange={(id) => goToEmployer(Number(id))}
    />
  )
}
