"use client"

import { type FormEvent, useState } from "react"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Banner } from "@/components/ui/banner"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Field } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { Select } from "@/components/ui/select"
import { checkRules } from "@/lib/api/v1.1/live-check"
import { type OwnCheckSettings, useSaveCheckSettings } from "@/lib/queries/check-settings"
import { refusalInWords } from "@/lib/queries/refusal-in-words"

/** Rules that an admin has muted, each with the reason. */
export function MutedRulesCard({ muted }: Pick<OwnCheckSettings, "muted">) {
  const { t, language } = useMessages()
  const save = useSaveCheckSettings()
  const [code, setCode] = useState<string | null>(null)
  const [reason, setReason] = useState("")
  const open = checkRules.filter((rule) => !muted.some((each) => each.code === rule.code))

  function mute(event: FormEvent) {
    event.preventDefault()
    if (!code || reason.trim() === "" || save.isPending) return
    save.mutate(
      { mute: { code, reason } },
      {
        onSuccess() {
          setCode(null)
          setReason("")
        },
      },
    )
  }

  return (
    <Card
      title={t("checkSettings.mutedTitle")}
      description={t("checkSettings.mutedDescription")}
      action={
        <Button variant="link" render={<Link href="/docs/posting-check" />}>
          {t("checkSettings.allRules")}
        </Button>
      }
    >
      <div className="flex max-w-120 flex-col gap-4">
        {save.error ? <Banner tone="error">{refusalInWords(save.error)}</Banner> : null}
        {muted.length === 0 ? <p className="text-muted-foreground">{t("checkSettings.noneMuted")}</p> : null}
        <ul className="divide-y empty:hidden">
          {muted.map((each) => (
            <li key={each.code} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span className="font-mono text-compact">{each.code}</span>
                <span className="block text-compact text-muted-foreground">
                  {t("checkSettings.mutedBy", { reason: each.reason, name: each.by.name })}
                </span>
              </span>
              <Button
                size="sm"
                variant="outline"
                aria-label={t("checkSettings.unmuteNamed", { code: each.code })}
                disabled={save.isPending}
                onClick={() => save.mutate({ unmute: each.code })}
              >
                {t("checkSettings.unmute")}
              </Button>
            </li>
          ))}
        </ul>
        <form noValidate onSubmit={mute} className="flex flex-col gap-3">
          <Field label={t("checkSettings.rule")}>
            <Select
              items={open.map((rule) => ({ value: rule.code, label: rule.title[language] }))}
              value={code}
              onValueChange={setCode}
            />
          </Field>
          <Field label={t("checkSettings.reason")}>
            <Input value={reason} onChange={(event) => setReason(event.target.value)} autoComplete="off" />
          </Field>
          <div>
            <Button
              type="submit"
              variant="outline"
              loading={save.isPending}
              disabled={!code || reason.trim() === ""}
            >
              {t("checkSettings.mute")}
            </Button>
          </div>
        </form>
      </div>
    </Card>
  )
}
