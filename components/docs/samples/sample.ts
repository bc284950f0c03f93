export const languages = [
  { id: "curl", label: "curl" },
  { id: "javascript", label: "JavaScript" },
  { id: "python", label: "Python" },
  { id: "csharp", label: "C#" },
] as const
export type Language = (typeof languages)[number]["id"]

/** One task in every language. Each program is whole, and reads OPENINGS_URL and OPENINGS_KEY from its environment. */
export type Sample = { title: string; code: Record<Language, string> }
