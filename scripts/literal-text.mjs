const message = "Text that people read must exist in every language: put it in lib/messages and use t(key)."

/** Attributes and properties with such a name hold text that people read. */
const readName = /^(alt|title|label|hint|description|placeholder|aria-label|aria-description|\w+Label)$/

const hasLetters = (text) => /\p{L}/u.test(text) && !/^\s*Openings\s*$/.test(text)
/** A message key, a field name or a value, which nobody reads. */
const isName = (text) => /^[a-z][\w.-]*$/.test(text)
const isSentence = (text) => /^\p{Lu}[\p{Ll}’']* \p{L}/u.test(text)

/** The texts that `node` may evaluate to, each with its place; what calls and names evaluate to isn't known. */
function textsOf(node) {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ node, text: node.value }] : []
    case "TemplateLiteral":
      return [
        { node, text: node.quasis.map(({ value }) => value.cooked).join(" ") },
        ...node.expressions.flatMap(textsOf),
      ]
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap(textsOf)
    case "LogicalExpression":
      return [node.left, node.right].flatMap(textsOf)
    case "BinaryExpression":
      return node.operator === "+" ? [node.left, node.right].flatMap(textsOf) : []
    case "ArrayExpression":
      return node.elements.flatMap(textsOf)
    case "AssignmentPattern":
      return textsOf(node.right)
    case "JSXExpressionContainer":
    case "TSAsExpression":
    case "TSNonNullExpression":
    case "TSSatisfiesExpression":
      return textsOf(node.expression)
    default:
      return []
  }
}

/** Text that people read must not be in the code, in a single language: neither in JSX, nor where a toast, a page or a field is named. */
export const literalText = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const refuse = (texts) => texts.forEach(({ node }) => context.report({ node, message }))
    return {
      JSXText: (node) => refuse([{ node, text: node.value }].filter(({ text }) => hasLetters(text))),
      ":matches(JSXElement, JSXFragment) > JSXExpressionContainer": (node) =>
        refuse(textsOf(node).filter(({ text }) => hasLetters(text))),
      JSXAttribute({ name, value }) {
        if (readName.test(name.name)) refuse(textsOf(value).filter(({ text }) => hasLetters(text)))
      },
      Property({ key, value, computed }) {
        if (computed || !readName.test(key.name ?? key.value)) return
        refuse(textsOf(value).filter(({ text }) => hasLetters(text) && !isName(text)))
      },
      CallExpression({ callee, arguments: given }) {
        // nameOf() looks up categories, provinces and the like by their English names.
        if (callee.name !== "nameOf")
          refuse(given.flatMap(textsOf).filter(({ text }) => hasLetters(text) && isSentence(text)))
      },
    }
  },
}
