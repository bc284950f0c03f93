import { createSample } from "./create"
import { listSample } from "./list"
import { changeSample } from "./change"
import { upsertSample } from "./upsert"

export const languages = [
  { id: "curl", label: "curl" },
  { id: "javascript", label: "JavaScript" },
  { id: "python", label: "Python" },
  { id: "csharp", label: "C#" },
] as const
export type Language = (typeof languages)[number]["id"]

/** One task in every language. Each program is whole, and reads OPENINGS_URL and OPENINGS_KEY from its environment. */
export type Sample = { title: string; code: Record<Language, string> }

/** The programs of the guide; the specs run those in curl and JavaScript as they stand here. */
export const samples = {
  list: listSample,
  create: createSample,
  upsert: upsertSample,
  change: changeSample,
} satisfies Record<string, Sample>
