// @vitest-environment jsdom
import { dirname, join } from "node:path"
import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "vitest"
import { cleanPastedHtml, isOwnClipboard } from "./clean-pasted-html"
import { textOf } from "@/lib/messages/text-of"
import { describePaste } from "./paste-report"

const fixtures = join(dirname(fileURLToPath(import.meta.url)), "fixtures")
const names = readdirSync(fixtures).map((file) => file.replace(/\.html$/, ""))

function paste(html: string) {
  const { html: clean, counts } = cleanPastedHtml(html)
  const report = describePaste(counts, "paste", clean === "")
  return { html: clean, report: report && textOf(report, "en") }
}

const pasteFrom = (name: string) => paste(readFileSync(join(fixtures, `${name}.html`), "utf8"))

describe("a paste from", () => {
  it("desktop Word turns its list paragraphs into lists, nested and one after another", () => {
    expect(pasteFrom("word-desktop")).toEqual({
      html: [
        "<p><strong>Payroll Administrator</strong></p>",
        "<p><strong>About the role</strong></p>",
        "<p>You run payroll for <strong>420 people</strong> in <em>three provinces</em>. You report to the Controller.</p>",
        "<p><strong>What you will do</strong></p>",
        "<ul><li>Run the <strong>bi-weekly</strong> payroll",
        "<ul><li>Salaried staff</li><li>Hourly crews<ul><li>with night shifts</li></ul></li></ul></li>",
        "<li>Keep records of employment in order<p>They go to Service Canada within five days.</p></li></ul>",
        "<ol><li>Send your résumé<ol><li>as a PDF</li></ol></li><li>Meet the team</li></ol>",
        "<ul><li>A list of its own</li></ul>",
        "<p><strong>Shift — Hours</strong><br>Day — 8:00 to 16:00</p>",
        '<p>Write to <a href="mailto:hr@example.ca">hr@example.ca</a> or see our policy. No calls, please.</p>',
      ].join(""),
      report:
        "Pasted: 3 headings became bold text, 1 table became lines, 1 image was left out, 1 link kept only its text, 1 comment was left out, 1 tracked deletion was left out, other formatting was left out.",
    })
  })

  it("Word for the web joins its one-item lists by their levels", () => {
    expect(pasteFrom("word-web")).toEqual({
      html: [
        "<p><strong>Your day</strong></p>",
        "<p>You <strong>lead</strong><em> a small</em> kitchen.<br>Nights off.</p>",
        "<ul><li>Plan the menu<ul><li>for lunch</li><li>for dinner</li></ul></li><li>Order supplies</li></ul>",
        "<ol><li>Apply</li><li>Cook for us</li></ol>",
        '<p><a href="https://www.example.ca/jobs">More jobs</a></p>',
      ].join(""),
      report: "Pasted: 1 heading became bold text, 1 image was left out.",
    })
  })

  it("Google Docs is bold where the spans are, not where the wrapper is", () => {
    expect(pasteFrom("google-docs")).toEqual({
      html: [
        "<p><strong>Site supervisor</strong></p>",
        "<p>We build <strong>low-rise homes</strong><em> on the island</em>.</p>",
        "<ul><li>Lead a crew of twelve<ul><li>framers</li><li>roofers</li></ul></li><li>Keep the site safe</li></ul>",
        "<ol><li><strong>First aid</strong> ticket</li></ol>",
        "<ul><li>Truck provided</li><li>Tools provided</li></ul>",
        '<p><a href="https://example.ca/safety">Our safety record</a></p>',
      ].join(""),
      report: "Pasted: 1 heading became bold text, 1 table became a list, 1 image was left out.",
    })
  })

  it("desktop Outlook mixes real lists with Word's, and redirects links through its own server", () => {
    expect(pasteFrom("outlook-desktop")).toEqual({
      html: [
        "<p>Hi Marie,</p><p><strong>Here is the text for the posting:</strong></p>",
        "<ul><li>Drive the number 9 route<ul><li>weekdays only</li></ul></li><li>Class 2 licence</li></ul>",
        '<ol><li>Call the depot</li><li>Ask for <a href="https://example.ca/bus">Raj</a></li></ol>',
        "<p>Thanks,<br>Raj</p><p>Depot office, Nanaimo</p>",
      ].join(""),
      report: "Pasted: 1 image was left out.",
    })
  })

  it("Outlook on the web writes paragraphs as div", () => {
    expect(pasteFrom("outlook-web").html).toBe(
      [
        "<p>Good morning,</p><p>We need a <strong>night nurse</strong> in Comox:</p>",
        "<ul><li>Four nights on, four off</li><li>Registered with <em>BCCNM</em><ol><li>or eligible</li></ol></li></ul>",
        '<p><a href="https://example.ca/apply">Apply here</a></p><p>Jo Chan</p>',
      ].join(""),
    )
  })

  it("a web page keeps its text and loses its scripts, pictures and unsafe links", () => {
    expect(pasteFrom("web-page")).toEqual({
      html: [
        '<ul><li><a href="https://jobs.example.org/">Jobs</a></li>',
        '<li><a href="https://jobs.example.org/trades">Trades</a></li></ul>',
        "<p><strong>Electrician</strong></p><p>Work on <strong>marine systems</strong>.</p><p>Start in May.</p>",
        "<p><strong>Pay</strong></p><p><strong>By step</strong></p>",
        "<p><strong>Step — Rate — Note</strong><br><strong>1</strong> — $38.10 — first year; with tools",
        "<br><strong>2</strong> — $41.75</p>",
        "<ul><li>Own hand tools</li><li>Safety boots</li></ul>",
        "<p>Red Seal or equivalent 250 555-0100</p><p>Apply by Friday 🔧</p>",
      ].join(""),
      report:
        "Pasted: 2 headings became bold text, 1 table became lines, 1 image was left out, 1 embedded item was left out, 2 links kept only their text, other formatting was left out.",
    })
  })

  it("Notion and Excel", () => {
    expect(pasteFrom("notion").html).toContain(
      "<ul><li>Curious<ul><li>and kind</li></ul></li><li>Exact</li></ul>",
    )
    expect(pasteFrom("excel").html).toBe("<p>Monday — 9:00 to 17:00<br>Saturday — closed</p>")
  })
})

describe("every paste", () => {
  it.each(names)("from %s has only allowed tags and attributes, and is stable when cleaned again", (name) => {
    const { html } = pasteFrom(name)
    for (const [, close, tag, attributes] of html.matchAll(/<(\/?)([a-z0-9:]+)([^>]*)>/g)) {
      expect(["strong", "em", "br", "p", "ul", "ol", "li", "a"]).toContain(tag)
      expect(attributes).toMatch(tag === "a" && !close ? /^ href="(https?:\/\/|mailto:)[^"]+"$/ : /^$/)
    }
    expect(paste(html)).toEqual({ html, report: null })
  })

  it("says so if it contains nothing", () => {
    expect(paste('<img src="https://example.ca/a.png">')).toEqual({
      html: "",
      report: "Nothing was pasted: 1 image was left out.",
    })
    expect(paste("<p>&nbsp;</p>").report).toBe("Nothing was pasted: there was no text in it.")
  })

  it("keeps the spaces of French typography and tidies all others", () => {
    expect(paste("<p>Salaire&nbsp;: 45&nbsp;000&nbsp;$&nbsp;&nbsp;par&nbsp;an</p>").html).toBe(
      "<p>Salaire\u00a0: 45\u00a0000\u00a0$ par an</p>",
    )
    expect(paste("<p>\u200bOne \u00a0 <b> two</b></p><p>&nbsp;</p><p><br></p>").html).toBe(
      "<p>One <strong>two</strong></p>",
    )
  })

  it("turns lines that begin with bullets into lists, and leaves a single dash as it is", () => {
    expect(paste("<p>We offer:</p><p>- rest</p><p>- play</p><p>Call</p>").html).toBe(
      "<p>We offer:</p><ul><li>rest</li><li>play</li></ul><p>Call</p>",
    )
    expect(paste("<p>- that is all</p><p>2. of May</p>").html).toBe("<p>- that is all</p><p>2. of May</p>")
    expect(paste("<p>Steps<br>1. apply<br>2. wait</p>").html).toBe(
      "<p>Steps</p><ol><li>apply</li><li>wait</li></ol>",
    )
  })

  it("keeps the blocks of a table that is only for layout", () => {
    const mail = "<table><tr><td></td><td><h2>Hello</h2><p>one</p><ul><li>two</li></ul></td></tr></table>"
    expect(paste(mail).html).toBe("<p><strong>Hello</strong></p><p>one</p><ul><li>two</li></ul>")
  })

  it("moves an item that holds only an inner list into the preceding item", () => {
    expect(paste("<ul><li>a</li><li><ul><li>b</li></ul></li></ul>").html).toBe(
      "<ul><li>a<ul><li>b</li></ul></li></ul>",
    )
    expect(paste("<ul><ul><li>b</li></ul><li>c</li></ul>").html).toBe("<ul><li>b</li><li>c</li></ul>")
  })

  it("keeps the lines of preformatted text", () => {
    expect(paste('<span style="white-space: pre-wrap">One\nTwo\n\nThree</span>').html).toBe(
      "<p>One<br>Two</p><p>Three</p>",
    )
  })

  it("recognizes words from within a sentence by the spaces at their ends", () => {
    expect(cleanPastedHtml("<meta charset='utf-8'><span> big&nbsp;</span>").edges).toEqual({
      start: true,
      end: true,
    })
    expect(cleanPastedHtml("<p> big </p>").edges).toEqual({ start: false, end: false })
  })

  it("tells its own clipboard from that of other editors", () => {
    expect(isOwnClipboard("<meta charset='utf-8'><p data-pm-slice='1 1 []'>x</p>")).toBe(true)
    expect(isOwnClipboard("<h2 data-pm-slice='1 1 []'>x</h2>")).toBe(false)
    expect(isOwnClipboard("<p>x</p>")).toBe(false)
  })
})
