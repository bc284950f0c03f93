import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { checkSync } from "recheck"
import ts from "typescript"
import { describe, expect, it } from "vitest"
import { checkRules } from "@/lib/domain/checks/check-rules"
import { hoursPatterns } from "@/lib/domain/checks/hours-in-text"
import { payInTitle } from "@/lib/domain/checks/title-wording"

// The checker's other engines are a JVM and a binary.
process.env.RECHECK_BACKEND = "pure"

/**
 * An attack is told by its steps, not by the time that it takes: on a busy machine that would find fault with what is linear.
 * Five million are some for each character of the longest attack, and far fewer than the square of its length.
 */
const bySteps = { attackTimeout: null, incubationTimeout: null, attackLimit: 5_000_000 }

type Found = { where: string; source: string; flags: string }

/** The editor gives its rules the last 500 characters before the caret; of a body some kilobytes are looked at for the log. */
const bounded = /description-editor\/extensions\/|api-requests\/mask-secrets/

const files = ["app", "components", "lib", "server"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|db\/generated/.test(file) && !bounded.test(file)),
)
const found = files.flatMap(expressionsIn)

/** The regular expressions that a file writes down. */
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

/** Those of the posting check, which are made of text. */
const wordings = checkRules.flatMap(({ code, patterns = [] }) =>
  patterns
    .flatMap(({ re, unless, also }) => [re, unless, also].filter((each) => each instanceof RegExp))
    .map((each) => named(code, each)),
)
const figures = [...hoursPatterns, payInTitle].map((each) => named("pay and hours", each))

function named(where: string, { source, flags }: RegExp): Found {
  return { where, source, flags }
}

describe("regular expressions that meet what others sent", () => {
  it.each([
    ["written down in a file", found],
    ["of the posting check", [...wordings, ...figures]],
  ])(
    "take time linear in the text: %s",
    (_of, expressions) => {
      const slow = expressions.flatMap(({ where, source, flags }) => {
        const { status } = checkSync(source, flags, { ...bySteps, timeout: 60_000, randomSeed: 1 })
        return status === "safe" ? [] : [`${where} ${status} /${source}/${flags}`]
      })
      expect(expressions.length).toBeGreaterThan(30)
      expect(slow).toEqual([])
    },
    300_000,
  )
})
