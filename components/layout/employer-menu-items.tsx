"use client"

import { MenuChoice } from "@/components/ui/menu-items"
import { employerPath } from "@/lib/api/dashboard/employer-path"
import { useSwitchEmployer } from "@/lib/queries/session"

type Named = { id: number; name: string }

export interface EmployerMenuItemsProps {
  employers: readonly Named[]
  current: Named
}

export function EmployerMenuItems({ employers, current }: EmployerMenuItemsProps) {
  // A whole load, since all that is known here is of the present employer. The address alone tells which one comes.
  const { mutate } = useSwitchEmployer((id) => window.location.assign(`${employerPath(id)}/jobs`))
  return (
    <MenuChoice
      label="Employer"
      items={employers.map((employer) => ({ value: String(employer.id), label: employer.name }))}
      value={String(current.id)}
      onValueChange={(id) => mutate(Number(id))}
    />
  )
}
