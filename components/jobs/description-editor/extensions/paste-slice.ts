import { DOMParser as DocumentParser, Fragment, type Node, type ResolvedPos, Slice } from "@tiptap/pm/model"
import type { Selection } from "@tiptap/pm/state"
import type { Edges } from "../paste/edges"

/** HTML that we generated, as a slice of a document. */
export function sliceOfHtml(html: string, $place: ResolvedPos): Slice {
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return DocumentParser.fromSchema($place.doc.type.schema).parseSlice(body, { context: $place })
}

/** Gives plain text of a single paragraph the marks of the place it is pasted into. */
export function withMarksOf($place: ResolvedPos, slice: Slice): Slice {
  const [only, ...more] = slice.content.content
  if (!only?.isTextblock || more.length > 0) return slice
  const inline = only.content.content.map((node) => node.mark($place.marks()))
  return new Slice(Fragment.from(only.copy(Fragment.from(inline))), slice.openStart, slice.openEnd)
}

/** Words copied from within a sentence keep the space beside them, so that they don't stick to the existing text. */
export function withEdges(slice: Slice, edges: Edges, { $from, $to }: Selection): Slice {
  const [only, ...more] = slice.content.content
  if (!only?.isTextblock || more.length > 0 || only.childCount === 0) return slice
  const blank = Fragment.from(only.type.schema.text(" "))
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, " ")
  const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size, undefined, " ")
  let content = only.content
  if (edges.start && /\S$/.test(before)) content = blank.append(content)
  if (edges.end && !/^\s/.test(after)) content = content.append(blank)
  return new Slice(Fragment.from(only.copy(content)), slice.openStart, slice.openEnd)
}

const isList = (node: Node | null) => node?.type.name === "bulletList" || node?.type.name === "orderedList"

function isInItem($place: ResolvedPos): boolean {
  for (let depth = $place.depth; depth > 0; depth -= 1) {
    if ($place.node(depth).type.name === "listItem") return true
  }
  return false
}

/**
 * ProseMirror would merge the first and last item of a pasted list into the surrounding paragraph. This keeps the list whole, unless it is
 * pasted into a list, whose items its items join.
 */
export function withWholeLists(slice: Slice, $place: ResolvedPos): Slice {
  if (isInItem($place)) return slice
  const openStart = isList(slice.content.firstChild) ? 0 : slice.openStart
  const openEnd = isList(slice.content.lastChild) ? 0 : slice.openEnd
  return new Slice(slice.content, openStart, openEnd)
}
