const named = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** The elements that are kept, and those among them that are on lines of their own (contract 1.6). */
export const kept = named("strong b em i p div ul ol li a")
export const keptBlocks = named("p div ul ol li")

/** Elements that are removed together with their content, which is code, another language or another page. */
export const droppedWithContent = named(
  `script style iframe object svg math template textarea xmp plaintext noscript noembed noframes applet audio video canvas`,
)

/** Elements that are removed, but whose texts a reader saw on different lines or next to each other. */
export const removedBlocks = named(
  `address article aside blockquote body caption center dd details dialog dir dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 head header hgroup hr html legend listing main menu nav optgroup option pre search section summary
  table tbody tfoot thead title tr`,
)
export const cells = named("td th")

/** Elements that cannot be in a paragraph, and end it. */
export const endsParagraph = named(
  `p div ul ol address article aside blockquote details dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header
  hr main nav pre section table`,
)

export const withoutEnd = named(
  `area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr`,
)
