import type { Message } from "@/lib/messages/message"
import { type EditorView } from "@tiptap/pm/view"
import { Extension } from "@tiptap/core"
import { Plugin } from "@tiptap/pm/state"
import { cleanPastedHtml, isOwnClipboard } from "../paste/clean-pasted-html"
import { cleanPastedText, soleAddress } from "../paste/clean-pasted-text"
import { describePaste, noCounts, type PasteSource } from "../paste/paste-report"
import { type Edges, edgesOfText, noEdges } from "../paste/edges"
import { sliceOfHtml, withEdges, withMarksOf, withWholeLists } from "./paste-slice"

export type DescriptionPasteOptions = { onReport: (report: Message | null) => void }

/** A file that comes without any text. */
function isFileOnly(data: DataTransfer | null): boolean {
  return !!data && data.files.length > 0 && !data.getData("text/html") && !data.getData("text/plain")
}

/** A URL pasted over selected words links them. */
function linkSelection(view: EditorView, data: DataTransfer | null): boolean {
  const href = soleAddress(data?.getData("text/plain") ?? "")
  const { selection, schema, tr } = view.state
  const type = schema.marks.link
  if (!href || !type || selection.empty || !selection.$from.sameParent(selection.$to)) return false
  view.dispatch(tr.addMark(selection.from, selection.to, type.create({ href })).scrollIntoView())
  return true
}

export const DescriptionPaste = Extension.create<DescriptionPasteOptions>({
  name: "descriptionPaste",

  addOptions() {
    return { onReport: () => {} }
  },

  onTransaction({ transaction }) {
    // After an undo, the note would be about a paste that is gone.
    if (transaction.docChanged && transaction.getMeta("history$")) this.options.onReport(null)
  },

  addProseMirrorPlugins() {
    const { onReport } = this.options
    // ProseMirror calls these handlers in turn for one paste; these variables carry state from one to the next.
    let source: PasteSource = "paste"
    let own = false
    let edges: Edges = noEdges

    const begin = (from: PasteSource, data: DataTransfer | null) => {
      source = from
      own = false
      edges = noEdges
      const files = isFileOnly(data) ? (data?.files.length ?? 0) : 0
      onReport(files > 0 ? describePaste({ ...noCounts(), files }, from, true) : null)
    }

    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            paste: (_view, event) => {
              begin("paste", event.clipboardData)
              return false
            },
            drop: (_view, event) => {
              begin("drop", event.dataTransfer)
              // The browser would open a dropped file in place of the page.
              if (isFileOnly(event.dataTransfer)) event.preventDefault()
              return false
            },
          },
          transformPastedHTML: (html) => {
            own = isOwnClipboard(html)
            if (own) return html
            const cleaned = cleanPastedHtml(html)
            edges = cleaned.edges
            onReport(describePaste(cleaned.counts, source, cleaned.html === ""))
            return cleaned.html
          },
          clipboardTextParser: (text, $place) => {
            edges = edgesOfText(text)
            return withMarksOf($place, sliceOfHtml(cleanPastedText(text), $place))
          },
          transformPasted: (slice, { state }) =>
            own ? slice : withWholeLists(withEdges(slice, edges, state.selection), state.selection.$from),
          // Content without text must not replace the selection.
          handlePaste: (view, event, slice) => linkSelection(view, event.clipboardData) || slice.size === 0,
          handleDrop: (_view, _event, slice) => slice.size === 0,
        },
      }),
    ]
  },
})
