"use client"

import { useMessages } from "@/components/messages/use-messages"
import { MenuChoice } from "@/components/ui/menu-items"
import { employerPath } from "@/lib/api/dashboard/employer-path"
import { useSwitchEmployer } from "@/lib/queries/session-changes"

type Named = { id: number; name: string }

export interface EmployerMenuItemsProps {
  employers: readonly Named[]
  current: Named
}

export function EmployerMenuItems({ employers, current }: EmployerMenuItemsProps) {
  const { t } = useMessages()
  // A full page load, since everything loaded here is about the current employer. Only the URL says which one comes next.
  const { mutate } = useSwitchEmployer((id) => window.location.assign(`${employerPath(id)}/jobs`))
  return (
    <MenuChoice
      label={t("frame.employer")}
      items={employers.map((employer) => ({ value: String(employer.id), label: employer.name }))}
      value={String(current.id)}
      onValueChange={(id) => mutate(Number(id))}
    />
  )
}
