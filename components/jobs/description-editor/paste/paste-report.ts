export type PasteCounts = {
  headings: number
  tablesAsLines: number
  tablesAsLists: number
  images: number
  files: number
  media: number
  links: number
  comments: number
  deletions: number
  otherFormatting: number
}

export function noCounts(): PasteCounts {
  return {
    headings: 0,
    tablesAsLines: 0,
    tablesAsLists: 0,
    images: 0,
    files: 0,
    media: 0,
    links: 0,
    comments: 0,
    deletions: 0,
    otherFormatting: 0,
  }
}

export type PasteSource = "paste" | "drop"

function counted(count: number, one: string, many: string): string[] {
  if (count === 0) return []
  return [count === 1 ? `1 ${one}` : `${count} ${many}`]
}

function changes(counts: PasteCounts): string[] {
  return [
    ...counted(counts.headings, "heading became bold text", "headings became bold text"),
    ...counted(counts.tablesAsLines, "table became lines", "tables became lines"),
    ...counted(counts.tablesAsLists, "table became a list", "tables became lists"),
    ...counted(counts.images, "image was left out", "images were left out"),
    ...counted(counts.files, "file was left out", "files were left out"),
    ...counted(counts.media, "embedded item was left out", "embedded items were left out"),
    ...counted(counts.links, "link kept only its text", "links kept only their text"),
    ...counted(counts.comments, "comment was left out", "comments were left out"),
    ...counted(counts.deletions, "tracked deletion was left out", "tracked deletions were left out"),
    ...(counts.otherFormatting > 0 ? ["other formatting was left out"] : []),
  ]
}

/** One sentence on what a paste changed, or null when it changed nothing that a person would miss. */
export function describePaste(counts: PasteCounts, source: PasteSource, empty: boolean): string | null {
  const parts = changes(counts)
  if (empty) {
    const nothing = source === "drop" ? "Nothing was added" : "Nothing was pasted"
    return parts.length > 0 ? `${nothing}: ${parts.join(", ")}.` : `${nothing}: there was no text in it.`
  }
  if (parts.length === 0) return null
  return `${source === "drop" ? "Added" : "Pasted"}: ${parts.join(", ")}.`
}
