// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest"
import { Editor } from "@tiptap/core"
import { applyLink, clearFormatting, removeLink } from "./commands"
import { descriptionExtensions } from "./extensions/description-extensions"
import { documentHtml } from "./document-html"

let editor: Editor | null = null

function open(html: string): Editor {
  editor = new Editor({
    element: document.createElement("div"),
    extensions: descriptionExtensions({ onLink: () => {}, onReport: () => {} }),
    content: html,
  })
  return editor
}

const stored = (html: string) => documentHtml(open(html).state.doc)

afterEach(() => editor?.destroy())

describe("a description in the editor", () => {
  it.each([
    "<div>We look for a <b>driver</b>.</div><div><i>Nights</i> off.</div>",
    "<p>A <strong>b</strong> <em>c</em><br>d</p><ul><li>one<ol><li>two</li></ol></li></ul>",
    "<ul><li><p>one</p><p>more</p></li></ul>",
    '<p><a href="mailto:hr@example.ca">Write</a> or <a href="https://example.ca/?a=1&amp;b=2"><b>see</b></a></p>',
    "<p>one</p><div><br></div><p>two</p>",
  ])("keeps its tags: %s", (html) => {
    expect(stored(html)).toBe(html)
  })

  it("contains only what a description may contain", () => {
    const html = '<h2>A</h2><table><tr><td>b</td></tr></table><p onclick="x" style="color:red"><u>c</u></p>'
    expect(stored(html)).toBe("<p>A</p><p>b</p><p>c</p>")
    expect(
      stored('<p><a href="javascript:x" title="y">d</a></p><ol start="4" type="a"><li>e</li></ol>'),
    ).toBe("<p>d</p><ol><li>e</li></ol>")
  })

  it("is the empty string if it has no text", () => {
    expect(stored("<p></p><ul><li><br></li></ul>")).toBe("")
    expect(stored("<p></p><p>a</p><p></p>")).toBe("<p>a</p>")
  })
})

describe("commands", () => {
  it("link the selection and unlink it", () => {
    const current = open("<p>Apply here</p>")
    current.commands.setTextSelection({ from: 7, to: 11 })
    applyLink(current, "https://example.ca", "")
    expect(documentHtml(current.state.doc)).toBe('<p>Apply <a href="https://example.ca">here</a></p>')
    current.commands.setTextSelection(9)
    removeLink(current)
    expect(documentHtml(current.state.doc)).toBe("<p>Apply here</p>")
  })

  it("insert a link if nothing is selected", () => {
    const current = open("<p>Write to </p>")
    current.commands.setTextSelection(10)
    applyLink(current, "mailto:hr@example.ca", "")
    expect(documentHtml(current.state.doc)).toContain('<a href="mailto:hr@example.ca">hr@example.ca</a>')
  })

  it("clear the formatting of the selection, or of the paragraph around the cursor", () => {
    const current = open("<ul><li><b>one</b> <i>two</i></li></ul>")
    current.commands.setTextSelection(4)
    clearFormatting(current)
    expect(documentHtml(current.state.doc)).toBe("<p>one two</p>")
  })
})
