"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Card } from "@/components/ui/card"
import { Switch } from "@/components/ui/switch"
import { toast } from "@/components/ui/toast"
import { type OwnEmployer, useSaveTwoFactorRule } from "@/lib/queries/employer"
import { membersQuery } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { RequireTwoFactorDialog } from "./require-two-factor-dialog"

const about = ["two-factor-rule"]

/** Whether all members need two-factor sign-in. Asked before it is switched on: it bars colleagues at once. */
export function TwoFactorRuleCard({ employer }: { employer: OwnEmployer }) {
  const { data: members } = useQuery(membersQuery)
  const save = useSaveTwoFactorRule()
  const [asking, setAsking] = useState(false)
  const lacking = members?.data.filter(({ twoFactor }) => twoFactor === false).length ?? null

  function switchOff() {
    save.mutate(false, {
      onSuccess: () => toast({ title: "Two-factor sign-in is no longer required", about }),
      onError: (error) =>
        toast({
          type: "error",
          title: "The rule could not be saved",
          description: refusalInWords(error),
          about,
        }),
    })
  }

  return (
    <Card title="Two-factor sign-in">
      <div className="flex max-w-120 flex-col gap-4">
        <Switch
          label="All members must use two-factor sign-in"
          hint="Whoever has not set it up can do nothing for this employer until they have. API keys are not affected."
          checked={employer.requiresTwoFactor}
          disabled={save.isPending}
          onCheckedChange={(required) => (required ? setAsking(true) : switchOff())}
        />
        {lacking === null ? null : <p className="text-muted-foreground">{lackingInWords(lacking)}</p>}
      </div>
      {asking ? (
        <RequireTwoFactorDialog
          lacking={lacking === null ? null : lackingInWords(lacking)}
          save={save}
          onDone={() => toast({ title: "All members need two-factor sign-in now", about })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}

function lackingInWords(lacking: number): string {
  if (lacking === 0) return "All members have set it up."
  return lacking === 1 ? "1 member has not set it up." : `${lacking} members have not set it up.`
}
