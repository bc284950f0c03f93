import { PageBody } from "@/components/layout/page-body"
import { PageHeader } from "@/components/layout/page-header"
import { GuideContents } from "./guide-contents"
import { GuidePolicy } from "./guide-policy"
import { GuidePostings } from "./guide-postings"
import { GuideRules } from "./guide-rules"
import { GuideSafety } from "./guide-safety"
import { GuideStart } from "./guide-start"
import { GuideSync } from "./guide-sync"

/** How to work with the API, for somebody who begins. `syncProgram` is the text of the example that does a whole task. */
export function ApiGuide({ syncProgram }: { syncProgram: string }) {
  return (
    <main id="main">
      <PageBody width="form" className="pb-16">
        <PageHeader
          title="API guide"
          description="Everything the dashboard does with postings, for your own programs."
        />
        <div className="grid gap-6 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
          <GuideContents />
          <div className="flex max-w-200 min-w-0 flex-col gap-8">
            <GuideStart />
            <GuidePostings />
            <GuideSafety />
            <GuideSync program={syncProgram} />
            <GuideRules />
            <GuidePolicy />
          </div>
        </div>
      </PageBody>
    </main>
  )
}
