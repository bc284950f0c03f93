/** What a colour means. A tone never appears without a word. */
export type Tone = "positive" | "warning" | "info" | "neutral" | "negative"
