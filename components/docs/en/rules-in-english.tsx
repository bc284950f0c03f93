import { GuideTable } from "../guide-table"
import type { GuideSections } from "../guide"

const limitRows = [
  [
    "A key",
    "12,000 calls a minute (each operation of a batch counts as one), unless the operator chose otherwise; RateLimit says what is left",
  ],
  ["An IP address", "30 failed authentications a minute"],
  ["A body", "2 MiB, unless the operator chose otherwise"],
  ["description", "As large as a body, counted as stored: too_long"],
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
          date-time is accepted too, and its calendar date is kept as written. <code>publishDate</code> is set
          by the service: the day of creation, and for a draft the day on which it becomes active. Without a{" "}
          <code>closeDate</code> a posting stays open for 60 days; it may not close before it is published. An
          active posting past its <code>closeDate</code> is closed to the public from the next day on, and its
          status is still <code>active</code>: if you show postings, check both.
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
          whose <code>href</code> is http, https or mailto: any other link, such as <code>tel:</code> or a
          relative one, keeps its text and loses its address. Other tags are removed but their text stays, and
          texts from different cells or blocks stay separate; scripts, styles, frames and pictures are removed
          with everything in them. GET returns what was stored, and sending it again changes nothing.
        </p>
      </>
    ),
  },
  locations: {
    title: "Places",
    text: () => (
      <>
        <p>
          Name a place by its description, <code>Vancouver, BC</code>, in upper or lower case, with or without
          accents, and with the province’s code or name. Any other Canadian place is accepted as{" "}
          <code>Name, XX</code> and keeps its id from then on; only your own keys and members can find it,
          under <code>/locations/{"{id}"}</code>. A province by itself or <code>Canada</code> is a place too.
          Anything else is refused, with the nearest known places in the message.
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
          Lengths count characters (Unicode code points), not bytes. If you exceed the calls per minute, you
          get 429 <code>rate_limited</code> with <code>Retry-After</code>. A batch with more operations than
          that never passes: split it. Every response to a key says in <code>RateLimit</code> what is left,
          refusals included; reference data, which anyone may cache, doesn’t count.
        </p>
      </>
    ),
  },
} satisfies Partial<GuideSections>
