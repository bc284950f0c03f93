import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import ts from "typescript"
import { expect, it } from "vitest"

/** What tools find by its name in a file of theirs, not by an import. */
const foundByName = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  ...["metadata", "generateMetadata", "viewport", "proxy", "config", "register"],
])

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mjs"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(file))
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]))
const words = new Map([...texts].map(([file, text]) => [file, new Set(text.match(/\w+/g))]))

/** The values that `file` declares and exports itself; a type may stand in a signature without being asked for by name. */
function exportsOf(file: string): string[] {
  const source = ts.createSourceFile(file, texts.get(file) as string, ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined
    const has = (kind: ts.SyntaxKind) => modifiers?.some((modifier) => modifier.kind === kind)
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return []
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return []
    const declared = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name)
      : [(statement as ts.DeclarationStatement).name]
    return declared.flatMap((name) => (name && ts.isIdentifier(name) ? [name.text] : []))
  })
}

// Every file is parsed: on a machine with other work that takes longer than a test usually may.
it("what a file exports, another one uses", { timeout: 60_000 }, () => {
  const unused = files.flatMap((file) =>
    exportsOf(file)
      .filter((name) => !foundByName.has(name))
      .filter((name) => !files.some((other) => other !== file && words.get(other)?.has(name)))
      .map((name) => `${file}: ${name}`),
  )
  expect(unused).toEqual([])
})
