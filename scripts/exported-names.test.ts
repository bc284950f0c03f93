import { readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { expect, it } from "vitest"
import { ownFiles } from "./own-files"

/** Exports that tools find by name in their own files, not through an import. */
const foundByName = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
  ...["metadata", "generateMetadata", "viewport", "proxy", "config", "register"],
])

const files = ownFiles([".ts", ".tsx", ".mjs"])
const texts = new Map(files.map((file) => [file, readFileSync(file, "utf8")]))
/**
 * The values that `file` itself declares and exports; types don't count, because they may be part of a signature without being
 * imported.
 */
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

/** The file that `specifier` means in `file`; undefined for a package, or anything else that isn't ours. */
function resolved(file: string, specifier: string): string | undefined {
  if (!/^(\.{1,2}|@)\//.test(specifier)) return undefined
  const named = specifier.startsWith("@/")
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(file), specifier)
  return ["", ".ts", ".tsx", ".mjs"].map((ending) => named + ending).find((each) => texts.has(each))
}

/** The names that `file` imports from others, as `<their file>: <name>`. */
function importsOf(file: string): string[] {
  const text = texts.get(file) as string
  const found: string[] = []
  const note = (specifier: ts.Node | undefined, names: Iterable<string>) => {
    const from = specifier && ts.isStringLiteralLike(specifier) && resolved(file, specifier.text)
    if (from) for (const name of names) found.push(`${from}: ${name}`)
  }
  // A module that is loaded as a whole, or later, is used through names anywhere in the file.
  const anyName = () => new Set(text.match(/\w+/g))
  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) {
      const bindings = node.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings))
        note(
          node.moduleSpecifier,
          bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text),
        )
      else if (bindings) note(node.moduleSpecifier, anyName())
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const names =
        node.exportClause && ts.isNamedExports(node.exportClause)
          ? node.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : anyName()
      note(node.moduleSpecifier, names)
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      note(node.arguments[0], anyName())
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      note(node.argument.literal, anyName())
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest))
  return found
}

// Every file is parsed, which takes longer on a busy machine than a test usually may.
it("every exported value is imported by another file", { timeout: 60_000 }, () => {
  const imported = new Set(files.flatMap(importsOf))
  expect(imported.size).toBeGreaterThan(2_000)
  const unused = files.flatMap((file) =>
    exportsOf(file)
      .filter((name) => !foundByName.has(name))
      .map((name) => `${file}: ${name}`)
      .filter((name) => !imported.has(name)),
  )
  expect(unused).toEqual([])
})
