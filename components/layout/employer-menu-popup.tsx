"use client"

import { MenuChoice } from "@/components/ui/menu-choice"
import { MenuPopup } from "@/components/ui/menu-popup"

export interface EmployerMenuPopupProps {
  employers: readonly { id: number; name: string }[]
  currentId: number
  onSwitch: (id: number) => void
}

export function EmployerMenuPopup({ employers, currentId, onSwitch }: EmployerMenuPopupProps) {
  return (
    <MenuPopup align="start" className="w-(--anchor-width) min-w-52">
      <MenuChoice
        label="Employer"
        items={employers.map((employer) => ({ value: String(employer.id), label: employer.name }))}
        value={String(currentId)}
        onValueChange={(id) => onSwitch(Number(id))}
      />
    </MenuPopup>
  )
}
