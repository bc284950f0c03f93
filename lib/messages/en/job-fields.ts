/** The names of a posting's fields. Columns of the list and of import files have their own. */
export const jobFields = {
  title: "Title",
  description: "Description",
  status: "Status",
  publishDate: "Publish date",
  closeDate: "Close date",
  locations: "Places",
  categories: "Categories",
  positionType: "Position type",
  salary: "Salary",
  applicantRoutingType: "How to apply",
  applicationEmail: "Email for applications",
  applicationUrl: "Web address for applications",
  referenceId: "Reference",
  confidential: "Confidential",
  autoRefresh: "Auto-refresh",
} as const

/** The same in a sentence: "Ana changed the title". */
export const jobFieldNouns = {
  title: "the title",
  description: "the description",
  status: "the status",
  publishDate: "the publish date",
  closeDate: "the close date",
  locations: "the places",
  categories: "the categories",
  positionType: "the position type",
  salary: "the salary",
  applicantRoutingType: "how candidates apply",
  applicationEmail: "how candidates apply",
  applicationUrl: "how candidates apply",
  referenceId: "the reference",
  confidential: "the confidentiality",
  autoRefresh: "auto-refresh",
} as const
