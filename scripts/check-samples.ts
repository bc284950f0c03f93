/**
 * Writes what the posting check finds in the demo's postings and in the samples to scripts/fixtures/judged-findings.tsv, and
 * keeps the verdict on each finding: `npx tsx scripts/check-samples.ts`. A new finding has no verdict, which the tests refuse:
 * read it in its posting and write "true", "debatable" or "false". Used for docs/decisions/posting-check.md.
 */
import { readFileSync, writeFileSync } from "node:fs"
import { judgedFile, sampleFindings, verdictsIn } from "./sample-findings"

const verdicts = verdictsIn(readFileSync(judgedFile, "utf8"))
const lines = sampleFindings().map((finding) => `${finding}\t${verdicts.get(finding) ?? ""}`)
writeFileSync(judgedFile, `${lines.join("\n")}\n`)
console.log(
  `${lines.length} findings; ${lines.filter((line) => line.endsWith("\t")).length} without a verdict`,
)
