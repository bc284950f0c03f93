import type { MessageNoun } from "@/lib/messages/message"

/** What a posting's form says, with what the rules have to say of it: `fields` and `jobs`. */
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
