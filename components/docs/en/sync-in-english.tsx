import { CodeBlock } from "@/components/ui/code-block"
import type { GuideSections } from "../guide"

/** A program that does a complete task. */
export const syncInEnglish = {
  sync: {
    title: "Keeping in sync",
    text: ({ syncProgram }) => (
      <>
        <p>
          This program keeps a folder of JSON files and the postings of the service in sync, both ways: each{" "}
          <code>NAME.json</code> is the body of a job request, and its posting has the referenceId{" "}
          <code>sync-NAME</code>. It asks for what others changed since the last run, deletions included, then
          sends what changed in the folder, a hundred postings per call. What changed on both sides is a
          conflict, and nothing is overwritten: because it asks first, it can put the service’s version in a
          file next to yours. You can kill it at any time and run it again. Save it, and run{" "}
          <code>node sync-postings.mjs postings/</code>.
        </p>
        <p>
          Removing a file archives its posting instead of deleting it. A posting that has no referenceId, or
          one without the prefix, is left alone. A key in a file that isn’t a field is ignored, and disappears
          from the file when the posting next changes in the service.
        </p>
        <CodeBlock label="sync-postings.mjs" code={syncProgram} />
      </>
    ),
  },
} satisfies Partial<GuideSections>
