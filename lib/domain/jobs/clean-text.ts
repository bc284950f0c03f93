const halfCharacter = /\p{Surrogate}/gu
const startsInSpace = /^\s/

/** What separates two texts with a removed element between them. */
export const enum Parted {
  Not,
  BySpace,
  ByBreak,
}

/**
 * Collects a cleaned description out of allowed tags and escaped text, so that nothing else can be in it. It accepts
 * no more than `most` characters, and is `full` then.
 */
export class CleanText {
  full = false
  private readonly pieces: string[] = []
  private length = 0
  /**
   * Whether the current line has text, what separates it from the text to come, and the index of that separator in
   * `pieces`.
   */
  private hasLine = false
  private parted = Parted.Not
  private slot = 0
  private endsInSpace = false

  constructor(private readonly most: number) {}

  /** Writes a tag within a line. */
  tag(tag: string): void {
    this.pieces.push(tag)
    this.length += tag.length
    this.full ||= this.length > this.most
  }

  /** Writes a tag that ends a line, so that texts before and after it are on different lines. */
  breakLine(tag: string): void {
    this.tag(tag)
    this.hasLine = false
    this.parted = Parted.Not
  }

  /** Keeps the texts before and after this point apart, if there are any. */
  part(how: Parted): void {
    if (!this.hasLine) return
    if (this.parted === Parted.Not) this.slot = this.pieces.push("") - 1
    this.parted = Math.max(this.parted, how)
  }

  text(text: string): void {
    const { length, isSeen } = lookAt(text)
    if (isSeen) {
      const isApart = this.endsInSpace || startsInSpace.test(text)
      if (this.parted === Parted.ByBreak) this.pieces[this.slot] = "<br />"
      else if (this.parted === Parted.BySpace && !isApart) this.pieces[this.slot] = " "
      this.parted = Parted.Not
      this.hasLine = true
    }
    this.endsInSpace = startsInSpace.test(text.slice(-1))
    // Text that would be too long is not even escaped.
    if (this.length + length > this.most) this.full = true
    else this.tag(length === text.length ? text : escaped(text))
  }

  result(): string {
    // The tokenizer can cut a character outside the basic plane in two, and no database accepts half of one.
    return this.pieces.join("").replace(halfCharacter, "").trim()
  }
}

/** How long `text` is when escaped, and whether a reader sees any of it. */
function lookAt(text: string): { length: number; isSeen: boolean } {
  let length = text.length
  let isSeen = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0x26) length += 4
    else if (code === 0x3c || code === 0x3e) length += 3
    if (code > 0x20 && code < 0x7f) isSeen = true
  }
  return { length, isSeen: isSeen || /\S/.test(text) }
}

/** `text` escaped for use between tags. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
