/** The parts of the guide in their order: what stands at its side leads to them. */
export const guideSections = [
  { id: "quick-start", title: "Quick start" },
  { id: "authentication", title: "Authentication" },
  { id: "postings", title: "Postings" },
  { id: "paging", title: "Lists and paging" },
  { id: "reference-data", title: "Reference data" },
  { id: "errors", title: "Errors" },
  { id: "retries", title: "Retries and idempotency" },
  { id: "concurrent-edits", title: "Concurrent edits" },
  { id: "sync", title: "Keeping in step" },
  { id: "dates", title: "Dates" },
  { id: "html", title: "HTML in descriptions" },
  { id: "locations", title: "Places" },
  { id: "limits", title: "Limits" },
  { id: "versions", title: "Versions and deprecation" },
  { id: "changelog", title: "Changelog" },
] as const
export type GuideSectionId = (typeof guideSections)[number]["id"]
