"use client"

import { type FormEvent, useId, useRef, useState } from "react"
import { useDayWords } from "@/components/forms/use-day-words"
import { Link } from "@/components/layout/page-address"
import { useMessages } from "@/components/messages/use-messages"
import { Button } from "@/components/ui/button"
import { DateInput } from "@/components/ui/date-input"
import { Dialog, DialogClose } from "@/components/ui/dialog"
import { Field } from "@/components/ui/field"
import { defaultOpenDays } from "@/lib/api/v1.1/job-rules"
import { addDays } from "@/lib/calendar-date"
import { formatDay } from "@/lib/format/dates"
import { checkHref } from "./job-hrefs"
import { quoted } from "./job-words"
import type { PublishQuestion } from "./publish-question"

export interface PublishDialogProps {
  question: PublishQuestion | null
  open: boolean
  onClose: () => void
  focusAfter: () => HTMLElement | null
}

/**
 * Says that a posting has errors before it is published, which it can be anyway unless the employer forbids that, and asks for a
 * new close date if its own has passed.
 */
export function PublishDialog({ question, ...props }: PublishDialogProps) {
  return question ? <AskedDialog key={question.job.id} question={question} {...props} /> : null
}

function AskedDialog({
  question: { job, today, errors, enforced, isPastClosing, publish },
  open,
  onClose,
  focusAfter,
}: PublishDialogProps & { question: PublishQuestion }) {
  const words = useMessages()
  const { t, locale } = words
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const dayWords = useDayWords()
  const [day, setDay] = useState(() => addDays(today, defaultOpenDays))
  const [problem, setProblem] = useState<"publishing.dayMissing" | "publishing.dayPassed" | null>(null)
  const posting = quoted(job.title, words)
  const inWords = t("postings.errors", { count: errors })
  const closedOn = formatDay(job.closeDate, locale)
  const asksForDay = isPastClosing && !enforced

  function close() {
    setProblem(null)
    onClose()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const found = day === "" ? "publishing.dayMissing" : day < today ? "publishing.dayPassed" : null
    if (asksForDay && found) {
      setProblem(found)
      input.current?.focus()
      return
    }
    publish(asksForDay ? day : undefined)
    close()
  }

  return (
    <Dialog
      title={
        errors > 0
          ? t("publishing.oneHasErrors", { posting, errors: inWords })
          : t("publishing.needsDay", { posting })
      }
      description={
        errors === 0
          ? t("publishing.closedOn", { day: closedOn })
          : enforced
            ? t("publishing.enforced")
            : t("publishing.byCheck", { count: errors })
      }
      open={open}
      onOpenChange={(next) => !next && close()}
      focusAfter={focusAfter}
      footer={
        <>
          <DialogClose />
          {enforced ? (
            <Button variant="primary" render={<Link href={checkHref(job.id)} prefetch={false} />}>
              {t("publishing.show", { count: errors })}
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="primary">
              {t(errors > 0 ? "publishing.anyway" : "postings.publish")}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        {errors > 0 ? (
          <ul aria-label={t("publishing.withErrors")} className="rounded-lg border">
            <li className="flex items-baseline justify-between gap-4 px-3 py-2">
              <Link
                href={checkHref(job.id)}
                prefetch={false}
                className="line-clamp-2 rounded-sm font-medium wrap-anywhere hover:underline"
              >
                {job.title}
              </Link>
              <span className="shrink-0 text-compact text-muted-foreground">{inWords}</span>
            </li>
          </ul>
        ) : null}
        {asksForDay ? (
          <Field
            label={t("publishing.newCloseDate")}
            hint={errors > 0 ? t("publishing.alsoClosed", { day: closedOn }) : undefined}
            aside={dayWords(day)}
            error={problem ? t(problem) : undefined}
            required
            className="max-w-64"
          >
            <DateInput
              ref={input}
              value={day}
              min={today}
              onChange={({ target }) => {
                setDay(target.value)
                setProblem(null)
              }}
            />
          </Field>
        ) : null}
      </form>
    </Dialog>
  )
}
