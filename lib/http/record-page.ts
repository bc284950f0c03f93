import { createHash } from "node:crypto"
import type { ToldField } from "@/lib/api/v1.1/told-fields"
import type { CalendarDate } from "@/lib/calendar-date"
import type { ChangeAuthor } from "@/lib/domain/history/history"
import type { Job } from "@/lib/domain/jobs/job"
import type { CheckedPeriod, PostingRecord } from "@/lib/domain/records/posting-record"
import { frenchPrint } from "@/lib/format/french-print"
import { formatMoney } from "@/lib/format/money"
import { english } from "@/lib/messages/en/english"
import type { Language } from "@/lib/messages/language"
import { localeOf } from "@/lib/messages/locale-of"
import { say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { longText } from "./answers"
import { linkLanguage } from "./page-language"

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;margin:0 0 .25rem}h2{font-size:1.15rem;margin:0 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}ul{margin:0;padding-left:1.25rem}
section{border-top:1px solid #8888;margin-top:2rem;padding-top:1.25rem}
dl{display:grid;grid-template-columns:minmax(8rem,12rem) 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
.text{border-left:3px solid #8886;padding-left:1rem;overflow-wrap:anywhere}
@media (max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media print{:root{color-scheme:light}body{max-width:none;margin:0;font-size:11pt}h2,h3,dl{break-after:avoid;break-inside:avoid}a{color:inherit}}`

const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'; frame-ancestors 'none'`

/** Whether the sender of `request` prefers a page to JSON: browsers say so, programs don't. */
export function prefersPage(request: Request): boolean {
  const accept = request.headers.get("accept") ?? ""
  const html = qualityOf(accept, ["text/html"])
  return html > 0 && html > qualityOf(accept, ["application/json", "application/*", "*/*"])
}

function qualityOf(accept: string, types: string[]): number {
  const wishes = accept.split(",").map((wish) => {
    const [type = "", ...parameters] = wish.split(";").map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith("q="))
    return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  return Math.max(0, ...wishes.filter(({ type }) => types.includes(type)).map(({ quality }) => quality))
}

/** 200 with `record` as a page that prints well, in the language of `request`; instants are shown in `timeZone` (contract 3.4). */
export function recordPage(request: Request, record: PostingRecord, timeZone: string): Promise<Response> {
  const language = linkLanguage(request)
  const words = wordsIn(language, timeZone)
  const { employer, jobId, title, periods } = record
  async function* sections(): AsyncGenerator<string> {
    let any = false
    for await (const period of periods()) {
      any = true
      yield periodSection(period, words)
    }
    if (!any) yield `<p>${escaped(words.tell("neverPublic"))}</p>`
  }
  const before = `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escaped(`${words.tell("recordOf")} – ${title}`)}</title><style>${style}</style></head>
<body><main><h1>${escaped(words.tell("recordOf"))} – ${escaped(title)}</h1>
${list([
  [words.tell("employer"), escaped(employer.name)],
  [words.tell("number"), String(jobId)],
  [words.tell("timeZone"), escaped(timeZone)],
])}
<p>${escaped(words.tell("versions"))}</p>`
  return longText([before, "</main></body></html>"], sections(), {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": language,
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy,
    Vary: "Accept-Language, Cookie",
  })
}

type Words = ReturnType<typeof wordsIn>
type Word = "recordOf" | "versions" | "employer" | "number" | "timeZone" | "neverPublic" | Part
type Part =
  | "version"
  | "publicFrom"
  | "publicTo"
  | "stillPublic"
  | "publishedBy"
  | "takenDownBy"
  | "confidentialText"
  | "checked"
  | "error"
  | "warning"
  | "person"
  | "key"
  | "service"

/** The message for the pay in each salary period, by its id. */
const payPer = {
  1: "pay.perYear",
  2: "pay.perMonth",
  3: "pay.perWeek",
  4: "pay.perDay",
  5: "pay.perHour",
} as const

function wordsIn(language: Language, timeZone: string) {
  const instants = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: "long",
    timeStyle: "long",
    timeZone,
  })
  const days = new Intl.DateTimeFormat(localeOf[language], { dateStyle: "long", timeZone: "UTC" })
  const printed = (text: string) => (language === "fr" ? frenchPrint(text) : text)
  return {
    tell: (word: Word) => textOf(say(`record.${word}`), language),
    field: (name: ToldField) => textOf(say(`jobFields.${name}`), language),
    setAside: (reason: string) => textOf(say("record.setAside", { reason }), language),
    /** A name from the reference data, which is stored in English, is translated; any other is returned as it is. */
    name: (name: string) =>
      name in english.names ? textOf({ key: `names.${name as keyof typeof english.names}` }, language) : name,
    instant: (at: Date) => printed(instants.format(at)),
    day: (day: CalendarDate) => printed(days.format(new Date(`${day}T00:00:00Z`))),
    list: (names: string[]) => names.join(language === "fr" ? "\u202f; " : "; "),
    /** Worded as on the posting's page: "$24.50–$30.00 per hour, plus commission". */
    pay({ amount, maxAmount, period, plusCommission }: NonNullable<Job["salary"]>) {
      const [from, to] = [amount, maxAmount ?? amount].map((each) =>
        formatMoney(each, { locale: localeOf[language], cents: true }),
      ) as [string, string]
      const range = from === to ? from : textOf(say("pay.range", { from, to }), language)
      const pay = textOf(say(payPer[period.id as keyof typeof payPer], { range }), language)
      return plusCommission ? textOf(say("pay.plusCommission", { pay }), language) : pay
    },
    inBoth: (text: Readonly<Record<Language, string>>) => text[language],
  }
}

function periodSection({ job, ...period }: CheckedPeriod, words: Words): string {
  const by = (author: ChangeAuthor) =>
    escaped(author.kind === "service" ? words.tell("service") : `${author.name} (${words.tell(author.kind)})`)
  const facts: [string, string][] = [
    [words.tell("publicFrom"), escaped(words.instant(period.publicFrom))],
    [
      words.tell("publicTo"),
      escaped(period.publicTo ? words.instant(period.publicTo) : words.tell("stillPublic")),
    ],
    [words.tell("publishedBy"), by(period.publishedBy)],
    ...(period.takenDownBy ? [[words.tell("takenDownBy"), by(period.takenDownBy)] as [string, string]] : []),
    ...saidBy(job, words),
  ]
  return `<section><h2>${escaped(job.title)} – ${escaped(words.tell("version"))} ${job.version}</h2>${list(facts)}
<div class="text">${job.description}</div>${findingList(period.findings, words)}</section>`
}

/** What could have been objected to. Advice is for the writer, and no part of what was published. */
function findingList(findings: CheckedPeriod["findings"], words: Words): string {
  const items = findings.flatMap(({ severity, message, mutedBy }) => {
    if (severity === "advice") return []
    const texts = [words.tell(severity), words.inBoth(message), mutedBy && words.setAside(mutedBy.reason)]
    return [`<li>${escaped(texts.filter((text) => text !== null).join(" "))}</li>`]
  })
  return items.length === 0 ? "" : `<h3>${escaped(words.tell("checked"))}</h3><ul>${items.join("")}</ul>`
}

function saidBy(job: Job, words: Words): [string, string][] {
  const { salary } = job
  return [
    [words.tell("employer"), escaped(job.employer.name)],
    ...(job.confidential
      ? [[words.field("confidential"), escaped(words.tell("confidentialText"))] as [string, string]]
      : []),
    ...(job.referenceId ? [[words.field("referenceId"), escaped(job.referenceId)] as [string, string]] : []),
    [words.field("publishDate"), escaped(words.day(job.publishDate))],
    [words.field("closeDate"), escaped(words.day(job.closeDate))],
    [
      words.field("locations"),
      escaped(words.list(job.locations.map(({ description }) => words.name(description)))),
    ],
    [words.field("categories"), escaped(words.list(job.categories.map(({ name }) => words.name(name))))],
    [words.field("positionType"), escaped(words.name(job.positionType.name))],
    ...(salary ? [[words.field("salary"), escaped(words.pay(salary))] as [string, string]] : []),
    [
      words.field("applicantRoutingType"),
      escaped(job.applicationEmail ?? job.applicationUrl ?? job.applicantRoutingType.name),
    ],
  ]
}

function list(facts: [string, string][]): string {
  return `<dl>${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value}</dd>`).join("")}</dl>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
