const halfCharacter = /\p{Surrogate}/gu
const startsInSpace = /^\s/

/** How two texts are parted that a removed element stood between. */
export const enum Parted {
  Not,
  BySpace,
  ByBreak,
}

/**
 * A description as it is written, of tags that are allowed and texts that are escaped: what is no known piece cannot come
 * out. Beyond `most` characters it takes no more, and is `full`.
 */
export class CleanText {
  full = false
  private readonly pieces: string[] = []
  private length = 0
  /** Whether text stands on the present line, what parts it from the text to come, and which piece that would be. */
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

  /** Writes a tag behind which, and before which, texts are on lines of their own. */
  breakLine(tag: string): void {
    this.tag(tag)
    this.hasLine = false
    this.parted = Parted.Not
  }

  /** The texts before and after this point stay apart, if there come to be some. */
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
    // What would be too long is not even made.
    if (this.length + length > this.most) this.full = true
    else this.tag(length === text.length ? text : escaped(text))
  }

  result(): string {
    // The tokenizer can cut a character outside the basic plane in two, and no database takes half of one.
    return this.pieces.join("").replace(halfCharacter, "").trim()
  }
}

/** How long `text` is once it is escaped, and whether a reader sees any of it. */
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

/** `text` as it stands between tags. */
export function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
