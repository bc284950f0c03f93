import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { checkSync } from "recheck"
import { version } from "recheck/package.json"
import ts from "typescript"
import { describe, expect, it, vi } from "vitest"
import { payPatterns } from "@/lib/domain/checks/pay-in-text"

// The checker's other engines are a JVM and a native binary.
process.env.RECHECK_BACKEND = "pure"

/**
 * An attack is recognized by its steps, not by its time: on a busy machine, time would make linear expressions look slow. Five
 * million steps are several for each character of the longest attack, and far fewer than the square of its length.
 */
const bySteps = { attackTimeout: null, incubationTimeout: null, attackLimit: 5_000_000 }

/**
 * Expressions that took the checker long and were found linear. A verdict depends on the expression, the checker and its
 * limits: they are checked again if one of these has changed, or with TRUST=thorough, which also rewrites the list.
 */
const checker = `recheck ${version} ${JSON.stringify(bySteps)}`
const list = path.join(import.meta.dirname, "judged-expressions.json")
const judged = JSON.parse(readFileSync(list, "utf8")) as { checker: string; linear: string[] }
const writesList = process.env.TRUST === "thorough"
const judgesAll = writesList || judged.checker !== checker
const slowToJudge = new Set<string>()

type Found = { where: string; source: string; flags: string }

/** The editor gives its rules only the last 500 characters before the caret; only some kilobytes of a body are looked at for the log. */
const outOfReach = /description-editor\/extensions\/|api-requests\/mask-secrets/

const files = ["app", "components", "lib", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|db\/generated/.test(file) && !outOfReach.test(file)),
)
const found = files.flatMap(expressionsIn)

/** The regular expression literals in a file. */
function expressionsIn(file: string): Found[] {
  const expressions: Found[] = []
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true)
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/")
      const { line } = source.getLineAndCharacterOfPosition(node.getStart())
      expressions.push({
        where: `${file}:${line + 1}`,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return expressions
}

/** The expressions of the posting check, which are built from text as its modules load and as they first check a posting. */
async function expressionsOfCheck(): Promise<Found[]> {
  const made = new Map<string, Found>()
  const own = globalThis.RegExp
  const construct = (target: typeof RegExp, [pattern, flags]: [string | RegExp, string?]) => {
    const { source, flags: all } = new target(pattern, flags)
    made.set(`/${source}/${all}`, { where: "posting check", source, flags: all })
    return new target(pattern, flags)
  }
  vi.resetModules()
  globalThis.RegExp = new Proxy(own, { construct })
  try {
    const { checkJob } = await import("@/lib/domain/checks/check-job")
    const { known, ordinaryText, rulesDay } = await import("@/lib/domain/checks/judged-sample")
    const description = `<p>${ordinaryText} $24 an hour, 40 hours a week, a driving licence. Nous offrons 24 $ l’heure.</p>`
    const title = "Cook / Cuisinière, Vancouver, $24 an hour"
    checkJob({ title, description, locations: [{ description: "Toronto, ON" }] }, known, rulesDay)
  } finally {
    globalThis.RegExp = own
  }
  return [...made.values()]
}

/** The checker doesn't finish with these. Nothing in them is repeated without a limit, so the time depends only on a text's length. */
const bounded = new Set(payPatterns.map(([, { source }]) => source))

const mayTakeLong = ({ source }: Found) => !bounded.has(source) || /(?<!\\)[*+]|\{\d+,\}/.test(source)

describe("regular expressions applied to what others sent", () => {
  it.each([
    ["written down in a file", async () => found],
    ["of the posting check", expressionsOfCheck],
  ])(
    "take time linear in the text: %s",
    async (_of, expressionsFound) => {
      const expressions = await expressionsFound()
      const slow = expressions.filter(mayTakeLong).flatMap(({ where, source, flags }) => {
        const name = `/${source}/${flags}`
        if (!judgesAll && judged.linear.includes(name)) {
          slowToJudge.add(name)
          return []
        }
        const begun = performance.now()
        const { status } = checkSync(source, flags, { ...bySteps, timeout: 60_000, randomSeed: 1 })
        if (status !== "safe") return [`${where} ${status} ${name}`]
        if (performance.now() - begun > 500) slowToJudge.add(name)
        return []
      })
      expect(expressions.length).toBeGreaterThan(30)
      expect(slow).toEqual([])
    },
    300_000,
  )

  it("are checked again if they have changed: every remembered one still exists", () => {
    if (writesList)
      writeFileSync(list, `${JSON.stringify({ checker, linear: [...slowToJudge].sort() }, null, 2)}\n`)
    if (!judgesAll) expect(judged.linear.filter((name) => !slowToJudge.has(name))).toEqual([])
  })
})
