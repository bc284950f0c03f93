"use client"

import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useMessages } from "@/components/messages/use-messages"
import { Card } from "@/components/ui/card"
import { Switch } from "@/components/ui/switch"
import { toast } from "@/components/ui/toast"
import { type OwnEmployer, useSaveTwoFactorRule } from "@/lib/queries/employer"
import { membersQuery } from "@/lib/queries/members"
import { refusalInWords } from "@/lib/queries/refusal-in-words"
import { RequireTwoFactorDialog } from "./require-two-factor-dialog"

const about = ["two-factor-rule"]

/** Whether all members need two-factor sign-in. It asks before switching that on, since it bars colleagues at once. */
export function TwoFactorRuleCard({ employer }: { employer: OwnEmployer }) {
  const { t } = useMessages()
  const { data: members } = useQuery(membersQuery)
  const save = useSaveTwoFactorRule()
  const [asking, setAsking] = useState(false)
  const count = members?.data.filter(({ twoFactor }) => twoFactor === false).length
  const lacking = count === undefined ? null : t("employers.membersLacking", { count })
  const meaning = t(count === 0 ? "employers.requireOfNew" : "employers.requireText")

  function switchOff() {
    save.mutateAsync(false).then(
      () => toast({ title: t("employers.ruleOff"), about }),
      (error: unknown) =>
        toast({
          type: "error",
          title: t("employers.ruleNotSaved"),
          description: refusalInWords(error),
          about,
        }),
    )
  }

  return (
    <Card title={t("twoFactor.title")}>
      <div className="flex max-w-120 flex-col gap-4">
        <Switch
          label={t("employers.ruleLabel")}
          hint={t("employers.ruleHint")}
          checked={employer.requiresTwoFactor}
          disabled={save.isPending}
          onCheckedChange={(required) => (required ? setAsking(true) : switchOff())}
        />
        {lacking ? <p className="text-muted-foreground">{lacking}</p> : null}
      </div>
      {asking ? (
        <RequireTwoFactorDialog
          meaning={[lacking, meaning].filter(Boolean).join(" ")}
          save={save}
          onDone={() => toast({ title: t("employers.ruleOn"), about })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
