import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import type { Language } from "@/lib/messages/language"
import { type Message, say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { guideInEnglish } from "./en/guide-in-english"
import { guideInFrench } from "./fr/guide-in-french"
import { type GuideGiven, guideSectionIds, type GuideSections } from "./guide"
import { GuideContents } from "./guide-contents"
import { GuideSection } from "./guide-section"
import { typesetProse } from "./typeset-prose"

const guides: Record<Language, GuideSections> = { en: guideInEnglish, fr: guideInFrench }

/** How to work with the API, for beginners. It is rendered on the server, so a visitor loads only one language. */
export function ApiGuide({ language, ...given }: GuideGiven & { language: Language }) {
  const sections = guides[language]
  const words = (message: Message) => textOf(message, language)
  return (
    <main id="main">
      <PageBody width="form" className="pb-16">
        <PageHeader title={words(say("docs.guideTitle"))} description={words(say("docs.guideDescription"))} />
        <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
          <GuideContents label={words(say("docs.onThisPage"))} sections={sections} />
          <div className="flex max-w-200 min-w-0 flex-col gap-8">
            {guideSectionIds.map((id) => {
              const { title, text } = sections[id]
              return (
                <GuideSection key={id} id={id} title={title}>
                  {language === "fr" ? typesetProse(text(given)) : text(given)}
                </GuideSection>
              )
            })}
          </div>
        </div>
      </PageBody>
    </main>
  )
}
