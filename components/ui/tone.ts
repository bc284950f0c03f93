/** What a colour says. A tone never stands alone: a word goes with it. */
export type Tone = "positive" | "warning" | "info" | "neutral" | "negative"
