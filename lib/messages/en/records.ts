/** The page with the records of all postings in a period. */
export const records = {
  title: "Records",
  description:
    "What the public saw of your postings, and when. Records are kept for three years after a posting was last public, even if the posting is deleted, unless your operator has set a longer time.",
  period: "Records of a period",
  periodText: "Every posting that was public at some time from the first day to the last. {zone}",
  from: "From",
  to: "To",
  fileText:
    "The file has one line of JSON for each posting, with every version that the public could see. To print the record of one posting, open it from the posting’s page or from the bin.",
  download: "Download records",
} as const
