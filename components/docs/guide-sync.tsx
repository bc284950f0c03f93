import { CodeBlock } from "@/components/ui/code-block"
import { GuideSection } from "./guide-section"

/** A program that does a whole task; `program` is its text. */
export function GuideSync({ program }: { program: string }) {
  return (
    <GuideSection id="sync">
      <p>
        This program makes the postings of the service what a folder of JSON files says: each{" "}
        <code>NAME.json</code> is the body of a job request, and its posting has the referenceId{" "}
        <code>sync-NAME</code>. New files create, changed ones change, and what has vanished is archived. It
        keeps nothing of its own, so it can be killed at any time and run again: the next run finishes what
        the last one left. Save it, and run <code>node sync-postings.mjs postings/</code>.
      </p>
      <CodeBlock label="sync-postings.mjs" code={program} />
    </GuideSection>
  )
}
