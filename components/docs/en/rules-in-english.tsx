import { GuideTable } from "../guide-table"
import type { GuideSections } from "../guide"

const limitRows = [
  [
    "A key",
    "12,000 calls a minute (each operation of a batch counts as one), unless the operator chose otherwise; RateLimit says what is left",
  ],
  ["An address", "30 failed authentications a minute"],
  ["A body", "2 MiB, unless the operator chose otherwise"],
  ["description", "As large as a body, as it is stored: too_long"],
  ["title", "256 characters"],
  ["referenceId", "50 characters, unique among the employer’s postings, compared exactly"],
  ["locations, categories", "1 to 3 of each"],
  ["salary.amount, .maxAmount", "From 0, with at most 4 decimal places"],
  ["applicationEmail, applicationUrl", "50 and 200 characters"],
] as const

/** How the service interprets dates, HTML and places, and what its limits are. */
export const rulesInEnglish = {
  dates: {
    title: "Dates",
    text: () => (
      <>
        <p>
          Days are calendar days in the employer’s time zone, written <code>2026-12-31</code>. A full ISO 8601
          date-time is taken as well, and its calendar date kept as it is written. <code>publishDate</code> is
          set by the service: the day of creation, and for a draft the day on which it becomes active. Without
          a <code>closeDate</code> a posting stays open for 60 days; it may not close before it is published.
          An active posting past its <code>closeDate</code> is closed to the public from the next day on, and
          its status is still <code>active</code>: whoever shows postings looks at both.
        </p>
      </>
    ),
  },
  html: {
    title: "HTML in descriptions",
    text: () => (
      <>
        <p>
          Descriptions are HTML with <code>strong, b, em, i, br, p, div, ul, ol, li</code> and <code>a</code>,
          whose <code>href</code> is http, https or mailto: any other link, such as <code>tel:</code> or one
          without a host, keeps its text and loses its address. Other tags go and their text stays, and what
          stood in different cells or blocks stays apart; scripts, styles, frames and pictures go with all
          they hold. What GET answers is what was stored, and sending it again changes nothing.
        </p>
      </>
    ),
  },
  locations: {
    title: "Places",
    text: () => (
      <>
        <p>
          Name a place by its description, <code>Vancouver, BC</code>, in any case, with or without accents
          and with the province’s code or name. Any other Canadian place is taken as <code>Name, XX</code> and
          keeps its id from then on; under <code>/locations/{"{id}"}</code> your own keys and members find it,
          and nobody else. A province alone or <code>Canada</code> is a place too. What is not understood is
          refused, with the nearest known places in the message.
        </p>
      </>
    ),
  },
  limits: {
    title: "Limits",
    text: () => (
      <>
        <GuideTable label="What has a limit" columns={["Of", "Limit"]} rows={limitRows} />
        <p>
          Lengths count characters (Unicode code points), not bytes. Beyond the calls of a minute you get 429{" "}
          <code>rate_limited</code> with <code>Retry-After</code>. Every answer to a key says in{" "}
          <code>RateLimit</code> what is left, refusals too; the reference data, which anyone may cache,
          counts for nobody.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
