export const sampleLanguages = [
  { id: "curl", label: "curl" },
  { id: "javascript", label: "JavaScript" },
  { id: "python", label: "Python" },
  { id: "csharp", label: "C#" },
] as const
export type SampleLanguage = (typeof sampleLanguages)[number]["id"]

/** One task in every language. Each program is complete, and reads OPENINGS_URL and OPENINGS_KEY from its environment. */
export type Sample = { title: string; code: Record<SampleLanguage, string> }
