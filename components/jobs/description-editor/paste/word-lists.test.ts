// @vitest-environment jsdom
import { describe, expect, it } from "vitest"
import { cleanPastedHtml } from "./clean-pasted-html"
import { isNumberMarker } from "./word-lists"

function item(place: string, marker: string | null, text: string): string {
  const span = `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span>`
  const shown = marker === null ? "" : `<![if !supportLists]>${span}<![endif]>`
  return `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:${place}'>${shown}${text}<o:p></o:p></p>\n\n`
}

const clean = (...parts: string[]) => cleanPastedHtml(parts.join("")).html

describe("Word's list paragraphs", () => {
  it("are numbered or bulleted by their markers", () => {
    for (const marker of ["1.", "12)", "(a)", "a.", "IV.", "iii)", "1.2", "1.2.3.", "١."]) {
      expect(isNumberMarker(marker), marker).toBe(true)
    }
    for (const marker of ["·", "o", "§", "-", "–", "", "\uf0b7", "»", "v"]) {
      expect(isNumberMarker(marker), marker).toBe(false)
    }
  })

  it("are separate where another list begins, even with nothing in between", () => {
    expect(clean(item("l0 level1 lfo1", "·", "a"), item("l1 level1 lfo2", "·", "b"))).toBe(
      "<ul><li>a</li></ul><ul><li>b</li></ul>",
    )
    expect(clean(item("l0 level1 lfo1", "·", "a"), item("l0 level1 lfo1", "1.", "b"))).toBe(
      "<ul><li>a</li></ul><ol><li>b</li></ol>",
    )
  })

  it("return to the outer list after an inner list of another kind", () => {
    const html = clean(
      item("l0 level1 lfo1", "1.", "a"),
      item("l2 level2 lfo3", "o", "b"),
      item("l2 level2 lfo3", "o", "c"),
      item("l0 level1 lfo1", "2.", "d"),
    )
    expect(html).toBe("<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>")
  })

  it("may skip a level, and a list may begin indented", () => {
    expect(
      clean(
        item("l0 level1 lfo1", "·", "a"),
        item("l0 level3 lfo1", "§", "b"),
        item("l0 level2 lfo1", "o", "c"),
      ),
    ).toBe("<ul><li>a<ul><li>b</li></ul><ul><li>c</li></ul></li></ul>")
    expect(clean(item("l0 level2 lfo1", "o", "a"), item("l0 level1 lfo1", "·", "b"))).toBe(
      "<ul><li>a</li></ul><ul><li>b</li></ul>",
    )
  })

  it("are recognized by the style sheet if the marker is missing", () => {
    const styles = `<style><!-- @list l0:level1\n\t{mso-level-number-format:bullet;}\n@list l1:level1\n\t{mso-level-tab-stop:none;} --></style>`
    expect(clean(styles, item("l0 level1 lfo1", null, "a"), "<p class=MsoNormal>x</p>")).toBe(
      "<ul><li>a</li></ul><p>x</p>",
    )
    expect(clean(styles, item("l1 level1 lfo2", null, "a"))).toBe("<ol><li>a</li></ol>")
  })

  it("are recognized by their bullets if a mail program removed their styles", () => {
    const bare = (text: string) => `<p class="MsoListParagraph">·&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; ${text}</p>`
    expect(clean("<p>We ask for</p>", bare("a"), bare("b"))).toBe(
      "<p>We ask for</p><ul><li>a</li><li>b</li></ul>",
    )
  })

  it("that are headings stay headings and keep their number", () => {
    const heading = `<h1 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Duties</h1>`
    expect(clean(heading, "<p class=MsoNormal>x</p>")).toBe("<p><strong>2. Duties</strong></p><p>x</p>")
  })
})
