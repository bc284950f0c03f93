import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** What Next and Playwright have a file export by a name of theirs. */
const givenNames = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  ...["metadata", "generateMetadata", "viewport", "proxy", "config", "register", "test"],
])

/** Names of the dashboard that still have to become unique. None may be added. */
const notYetUnique = [
  "Activity",
  "AmountField",
  "ApiKey",
  "Asked",
  "BulkReport",
  "FieldProblem",
  "Invitation",
  "Job",
  "JobChange",
  "JobPage",
  "JobStatus",
  "KeyState",
  "Link",
  "Member",
  "NoMatch",
  "OwnPasskeys",
  "OwnTwoFactor",
  "Page",
  "Paragraph",
  "Role",
  "SalaryFields",
  "SecondStep",
  "Side",
  "SignedIn",
  "TooltipLayer",
  "addDays",
  "deedWords",
  "isFiltered",
  "jobListQuery",
  "refreshJobs",
  "removeJob",
]

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(file))

it("no two files export something of their own by the same name", () => {
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(declaration))
      if (!givenNames.has(name)) places.set(name, [...new Set([...(places.get(name) ?? []), file])])
  const shared = [...places].filter(([, all]) => all.length > 1)
  expect(places.size).toBeGreaterThan(1000)
  expect(shared.filter(([name]) => !notYetUnique.includes(name))).toEqual([])
  const names = shared.map(([name]) => name)
  expect(notYetUnique.filter((name) => !names.includes(name))).toEqual([])
})
