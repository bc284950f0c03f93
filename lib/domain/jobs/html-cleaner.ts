import type { TokenizerCallbacks } from "htmlparser2"
import {
  cells,
  droppedWithContent,
  endsParagraph,
  kept,
  keptBlocks,
  removedBlocks,
  withoutEnd,
} from "./description-elements"
import { CleanText, escaped, Parted } from "./clean-text"

/** Browsers stop at 512. */
const deepestNesting = 5_000

const linkForm = /^(https?:\/\/|mailto:)/i

type Element = { name: string; isKept: boolean; outerItem: number }

/** Turns the tokenizer's output into clean text: the kept elements as tags, and their contents. */
export class HtmlCleaner implements TokenizerCallbacks {
  readonly out: CleanText
  private tooDeep = false
  /** All open elements, including removed ones; how many there are of each name; and the indexes of the kept ones. */
  private readonly open: Element[] = []
  private readonly counts = new Map<string, number>()
  private readonly keptAt: number[] = []
  /** The index in `open` of the innermost list's open item; -1 if there is none. */
  private item = -1
  private dropping = 0
  private text = ""
  private runStart = 0
  private runEnd = 0
  private name = ""
  private attribute = ""
  private value = ""
  private href: string | null = null

  constructor(
    private readonly html: string,
    most: number,
  ) {
    this.out = new CleanText(most)
  }

  /** Why there will be no clean text; null as long as there may be some. */
  refused(): "too_deep" | "too_long" | null {
    if (this.tooDeep) return "too_deep"
    return this.out.full ? "too_long" : null
  }

  ontext(start: number, end: number): void {
    if (this.dropping > 0 || this.refused()) return
    if (start !== this.runEnd) {
      this.takeRun()
      this.runStart = start
    }
    this.runEnd = end
  }

  ontextentity(codePoint: number, end: number): void {
    if (this.dropping > 0) return
    this.takeRun()
    this.text += String.fromCodePoint(codePoint)
    this.runStart = this.runEnd = end
  }

  onopentagname(start: number, end: number): void {
    this.name = this.html.slice(start, end).toLowerCase()
    this.href = null
  }

  onattribname(start: number, end: number): void {
    this.attribute = this.name === "a" ? this.html.slice(start, end).toLowerCase() : ""
    this.value = ""
  }

  onattribdata(start: number, end: number): void {
    if (this.attribute === "href") this.value += this.html.slice(start, end)
  }

  onattribentity(codePoint: number): void {
    if (this.attribute === "href") this.value += String.fromCodePoint(codePoint)
  }

  onattribend(): void {
    // If an attribute is repeated, the first one counts.
    if (this.attribute === "href") this.href ??= this.value
  }

  onopentagend(): void {
    this.begin(this.name)
  }

  onselfclosingtag(): void {
    const isForeign = ["svg", "math"].some((name) => this.name === name || this.isOpen(name))
    if (!isForeign) this.begin(this.name)
  }

  onclosetag(start: number, end: number): void {
    const name = this.html.slice(start, end).toLowerCase()
    if (this.isOpen(name)) {
      const at = this.open.findLastIndex((element) => element.name === name)
      this.endDownTo(at)
    } else if (name === "br" || name === "p") {
      // Browsers treat these closing tags as elements.
      const before = this.open.length
      this.begin(name)
      // No element was opened if the text is already too long.
      if (name === "p" && this.dropping === 0 && this.open.length > before) this.endDownTo(before)
    }
  }

  onend(): void {
    this.endDownTo(0)
    this.takeText()
  }

  oncomment(): void {}
  oncdata(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}

  private isOpen(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0
  }

  private begin(name: string): void {
    if (this.refused()) return
    const shown = this.dropping === 0
    if (shown) this.makeRoom(name)
    if (shown && name === "br") return this.breakLine("<br />")
    if (withoutEnd.has(name)) return shown && name === "hr" ? this.part(Parted.ByBreak) : undefined
    const isKept = shown && kept.has(name)
    this.open.push({ name, isKept, outerItem: this.item })
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
    if (isKept) this.beginKept(name)
    else if (droppedWithContent.has(name)) this.dropping += 1
    else if (shown) this.partAround(name)
  }

  /** Ends the elements that `name` cannot be in. */
  private makeRoom(name: string): void {
    const innermost = this.keptAt.at(-1)
    if (innermost !== undefined && this.open[innermost]?.name === "p" && endsParagraph.has(name))
      this.endDownTo(innermost)
    if (name === "li" && this.item >= 0) this.endDownTo(this.item)
  }

  private beginKept(name: string): void {
    this.keptAt.push(this.open.length - 1)
    const href = name === "a" ? (this.href?.trim() ?? "") : ""
    const tag = linkForm.test(href) ? `<a href="${escaped(href).replaceAll('"', "&quot;")}">` : `<${name}>`
    if (keptBlocks.has(name)) this.breakLine(tag)
    else this.write(tag)
    if (name === "ul" || name === "ol") this.item = -1
    if (name === "li") this.item = this.open.length - 1
    if (this.keptAt.length > deepestNesting) this.tooDeep = true
  }

  /** Ends the elements of `open` from the innermost to the one at `index`. */
  private endDownTo(index: number): void {
    while (this.open.length > index) {
      const { name, isKept, outerItem } = this.open.pop() as Element
      this.counts.set(name, (this.counts.get(name) ?? 0) - 1)
      if (isKept) {
        this.keptAt.pop()
        if (keptBlocks.has(name)) this.breakLine(`</${name}>`)
        else this.write(`</${name}>`)
        if (name === "ul" || name === "ol") this.item = outerItem
        if (name === "li") this.item = -1
      } else if (droppedWithContent.has(name)) this.dropping -= 1
      else if (this.dropping === 0) this.partAround(name)
    }
  }

  private write(tag: string): void {
    this.takeText()
    this.out.tag(tag)
  }

  private breakLine(tag: string): void {
    this.takeText()
    this.out.breakLine(tag)
  }

  private partAround(name: string): void {
    if (removedBlocks.has(name)) this.part(Parted.ByBreak)
    else if (cells.has(name)) this.part(Parted.BySpace)
  }

  private part(how: Parted): void {
    this.takeText()
    this.out.part(how)
  }

  private takeRun(): void {
    if (this.runEnd > this.runStart) this.text += this.html.slice(this.runStart, this.runEnd)
    this.runStart = this.runEnd
  }

  private takeText(): void {
    this.takeRun()
    if (this.text === "") return
    this.out.text(this.text)
    this.text = ""
  }
}
