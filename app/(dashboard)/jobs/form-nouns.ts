import type { MessageNoun } from "@/lib/messages/message"

/** The messages of a posting's form, including those of its rules: `fields` and `jobs`. */
export const formNouns: readonly MessageNoun[] = [
  "descriptionEditor",
  "differences",
  "fields",
  "jobs",
  "pay",
  "posting",
  "postingCheck",
  "postingForm",
]
