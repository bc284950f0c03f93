import type { Words } from "@/components/messages/words"
import { formatList } from "@/lib/format/lists"
import { jobHistoryStart, type ListedVersion } from "@/lib/queries/history"
import type { JobAnswer } from "@/lib/queries/jobs"
import { changesOf, sameFieldValue } from "../differences/field-changes"
import { authorName } from "../timeline/deed-sentence"

/** Who turned `before` into `stored`, in words; "Somebody else" if that isn't known. */
export async function authorsSince(before: JobAnswer, stored: JobAnswer, words: Words): Promise<string> {
  const versions = await jobHistoryStart(stored.id).catch((): ListedVersion[] => [])
  const open = new Set<string>(changesOf(before, stored).map(({ field }) => field))
  const names = new Set<string>()
  for (const { by, changes } of versions) {
    if (open.size === 0) break
    names.add(authorName(by, words))
    for (const change of changes) {
      const field = change.field as keyof JobAnswer
      if (sameFieldValue(change.before, before[field])) open.delete(field)
    }
  }
  return names.size > 0 ? formatList([...names], words.locale) : words.t("postingChanges.somebody")
}
