import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { type CheckRule, checkRules, rulesDate } from "@/lib/api/v1.1/live-check"
import { formatDay } from "@/lib/format/dates"
import type { Language } from "@/lib/messages/language"
import { localeOf } from "@/lib/messages/locale-of"
import { type Message, say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { GuideSection } from "./guide-section"
import { GuideTable } from "./guide-table"

const groups = [
  { id: "law", title: say("docs.checkLaw"), holds: isLaw },
  { id: "human-rights", title: say("docs.checkRights"), holds: isAboutRights },
  {
    id: "boards",
    title: say("docs.checkBoards"),
    holds: (rule: CheckRule) => !isLaw(rule) && !isAboutRights(rule),
  },
]

function isLaw({ jurisdiction, code }: CheckRule): boolean {
  return (jurisdiction !== null && jurisdiction !== "CA") || code === "PAY-HISTORY"
}

function isAboutRights({ jurisdiction }: CheckRule): boolean {
  return jurisdiction === "CA"
}

const severityWords = {
  error: say("docs.checkError"),
  warning: say("docs.checkWarning"),
  advice: say("docs.checkAdvice"),
}

/** Every rule of the posting check with its sources, made from the rules themselves. */
export function CheckRulesPage({ language }: { language: Language }) {
  const words = (message: Message) => textOf(message, language)
  const day = (date: string) => formatDay(date, localeOf[language])
  const columns = [
    say("docs.checkRule"),
    say("docs.checkRuleAsks"),
    say("docs.checkRuleMayBe"),
    say("docs.checkRuleSince"),
    say("docs.checkRuleSources"),
  ].map(words)
  return (
    <main id="main">
      <PageBody width="form" className="pb-16">
        <PageHeader
          title={words(say("docs.checkRulesTitle"))}
          description={words(say("docs.checkRulesDescription", { date: day(rulesDate) }))}
        />
        <div className="flex min-w-0 flex-col gap-8">
          {groups.map(({ id, title, holds }) => (
            <GuideSection key={id} id={id} title={words(title)}>
              <GuideTable
                label={`${words(say("docs.checkRulesTitle"))}: ${words(title)}`}
                columns={columns}
                rows={checkRules.filter(holds).map((rule) => [
                  <span key="code" id={rule.code}>
                    {rule.code}
                  </span>,
                  rule.title[language],
                  rule.severities.map((severity) => words(severityWords[severity])).join(", "),
                  rule.effectiveFrom ? day(rule.effectiveFrom) : "–",
                  <Sources key="sources" rule={rule} language={language} day={day} />,
                ])}
              />
            </GuideSection>
          ))}
        </div>
      </PageBody>
    </main>
  )
}

type SourcesProps = { rule: CheckRule; language: Language; day: (date: string) => string }

function Sources({ rule: { sources }, language, day }: SourcesProps) {
  return (
    <ul className="flex flex-col gap-1">
      {sources.map(({ title, url, readIn, asOf }) => (
        <li key={url.en}>
          <a
            href={url[language]}
            rel="noopener noreferrer"
            hrefLang={readIn[language]}
            className="text-primary-text underline-offset-4 hover:underline"
          >
            {title[language]}
          </a>{" "}
          <span className="whitespace-nowrap text-muted-foreground">({day(asOf)})</span>
        </li>
      ))}
    </ul>
  )
}
