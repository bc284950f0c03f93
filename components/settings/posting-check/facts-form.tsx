"use client"

import { useRef } from "react"
import { Controller } from "react-hook-form"
import { LeaveQuestion } from "@/components/forms/leave-question"
import { FormRefusal } from "@/components/forms/form-refusal"
import { useRequestForm } from "@/components/forms/use-request-form"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { Card } from "@/components/ui/card"
import { Field, FieldGroup } from "@/components/ui/field"
import { Input } from "@/components/ui/input"
import { RadioGroup } from "@/components/ui/radio-group"
import { Switch } from "@/components/ui/switch"
import { toast } from "@/components/ui/toast"
import { checkSettingsRequest } from "@/lib/api/dashboard/check-settings"
import { type OwnCheckSettings, useSaveCheckSettings } from "@/lib/queries/check-settings"
import { useMe } from "@/lib/queries/session"
import { changedAnswers } from "./changed-answers"

/** The facts that rules depend on. Each may be left without an answer. */
export function FactsForm({ settings: { facts, enforce } }: { settings: OwnCheckSettings }) {
  const { t } = useMessages()
  const { employer, person } = useMe()
  const save = useSaveCheckSettings()
  const loaded = useRef({ facts, enforce })
  const { form, submit, refusal } = useRequestForm({
    schema: checkSettingsRequest,
    defaultValues: { facts, enforce },
    keptAs: `check-settings:${employer.id}:${person.id}`,
    async send(answers) {
      const saved = await save.mutateAsync(changedAnswers(loaded.current, answers))
      loaded.current = saved
      form.reset({ facts: saved.facts, enforce: saved.enforce })
    },
    onDone() {
      toast({ title: t("checkSettings.saved"), about: ["check-settings"] })
    },
  })
  const { errors, isDirty } = form.formState

  return (
    <form method="post" noValidate onSubmit={submit}>
      <LeaveQuestion unsaved={isDirty} />
      <Card
        title={t("checkSettings.factsTitle")}
        footer={
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t("checkSettings.save")}
          </Button>
        }
      >
        <div className="flex max-w-120 flex-col gap-6">
          <FormRefusal>{refusal}</FormRefusal>
          {(
            [
              ["facts.employees25Plus", "checkSettings.employees", "checkSettings.employeesHint"],
              ["facts.federallyRegulated", "checkSettings.federal", "checkSettings.federalHint"],
              ["facts.usesAi", "checkSettings.usesAi", "checkSettings.usesAiHint"],
            ] as const
          ).map(([name, label, hint]) => (
            <FieldGroup key={name} label={t(label)} hint={t(hint)}>
              <Controller
                control={form.control}
                name={name}
                render={({ field }) => (
                  <RadioGroup
                    name={name}
                    items={[
                      { value: "yes", label: t("checkSettings.yes") },
                      { value: "no", label: t("checkSettings.no") },
                      { value: "unknown", label: t("checkSettings.unknown") },
                    ]}
                    value={field.value === true ? "yes" : field.value === false ? "no" : "unknown"}
                    onValueChange={(answer) => field.onChange(answer === "unknown" ? null : answer === "yes")}
                  />
                )}
              />
            </FieldGroup>
          ))}
          {(["en", "fr"] as const).map((language) => (
            <Field
              key={language}
              label={t(language === "en" ? "checkSettings.statementEn" : "checkSettings.statementFr")}
              hint={t("checkSettings.statementHint")}
              error={errors.facts?.aiStatement?.[language]?.message}
            >
              <Input
                {...form.register(`facts.aiStatement.${language}`, { setValueAs: textOrNull })}
                lang={language}
                autoComplete="off"
              />
            </Field>
          ))}
          <Field
            label={t("checkSettings.hours")}
            hint={t("checkSettings.hoursHint")}
            error={errors.facts?.hoursPerWeek?.message}
          >
            <Input
              {...form.register("facts.hoursPerWeek", { setValueAs: hoursOf })}
              inputMode="decimal"
              autoComplete="off"
              className="max-w-24"
            />
          </Field>
          <Controller
            control={form.control}
            name="enforce"
            render={({ field }) => (
              <Switch
                label={t("checkSettings.enforce")}
                hint={t("checkSettings.enforceHint")}
                checked={field.value ?? false}
                onCheckedChange={field.onChange}
              />
            )}
          />
        </div>
      </Card>
    </form>
  )
}

/** A statement that was removed again is none. */
function textOrNull(typed: unknown): unknown {
  return typed === "" ? null : typed
}

/** Blank means not answered, and a comma counts as a decimal point. Anything that isn't a number is left to the schema. */
function hoursOf(typed: unknown): unknown {
  if (typeof typed !== "string") return typed
  const text = typed.trim().replace(",", ".")
  return text === "" ? null : Number(text)
}
