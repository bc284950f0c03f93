import { readFileSync } from "node:fs"
import fc from "fast-check"

/** Publicly known forms of attack, one per line; `\xNN` stands for that character. */
export const knownPayloads = readFileSync(
  new URL("../trust/fixtures/html-payloads.txt", import.meta.url),
  "utf8",
)
  .split("\n")
  .filter(Boolean)
  .map((line) =>
    line.replace(/\\x([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  )

const harmless = [
  "strong",
  "b",
  "em",
  "i",
  "br",
  "p",
  "div",
  "ul",
  "ol",
  "li",
  "a",
  "span",
  "h1",
  "table",
  "td",
]
const hostile = [
  ...["script", "style", "svg", "math", "template", "textarea", "xmp", "title", "noscript", "noembed"],
  ...["noframes", "plaintext", "listing", "iframe", "object", "embed", "select", "option", "form", "input"],
  ...["img", "image", "video", "audio", "mtext", "mglyph", "mi", "annotation-xml", "foreignObject", "desc"],
  ...["base", "link", "meta", "body", "html", "head", "frameset", "details", "marquee", "button", "x-y"],
]
const attributes = [
  ...[
    "onerror=ran()",
    "onload='ran()'",
    'onfocus="ran()" autofocus tabindex=0',
    "src=x",
    "open ontoggle=ran()",
  ],
  ...[
    'href="http://x.example/"',
    'href="javascript:ran()"',
    "href=javascript:ran()",
    'href="java\tscript:ran()"',
  ],
  ...[
    'href="&#106;avascript:ran()"',
    "href='mailto:a@b.example'",
    'href="//x.example"',
    'href="http://x/<img>"',
  ],
  ...[
    "style=background:url(http://evil.example/)",
    'title="</p><img src=x onerror=ran()>"',
    "srcdoc='<script>top.ran()</script>'",
  ],
  ...[
    'id="</style><img src=x onerror=ran()>"',
    "xlink:href=javascript:ran()",
    'href="http://x.example/&quot; onclick=&quot;ran()"',
  ],
  ...[
    "encoding=text/html",
    "/",
    "=",
    '"',
    "'",
    "`",
    "<",
    "\u0000",
    "\f",
    "action=javascript:ran()",
    "srcset=http://evil.example/x",
  ],
]
const odd = [
  ...[
    "<",
    ">",
    "</",
    "/>",
    "<!--",
    "-->",
    "--!>",
    "<!",
    "<?",
    "<![CDATA[",
    "]]>",
    "&lt;",
    "&gt;",
    "&amp;",
    "&lt",
    "&#60;",
  ],
  ...[
    "&#x3c;script&#x3e;ran()&#x3c;/script&#x3e;",
    "&lt;img src=x onerror=ran()&gt;",
    "&quot;",
    '"',
    "'",
    "`",
    "=",
    "&",
  ],
  ...[
    "\u0000",
    "\ufeff",
    "\u2028",
    "\ud83d\ude00",
    "\u017f",
    "\u212a",
    "text ",
    "ran()",
    " ",
    "\n",
    "</p",
    "</a ",
    "<a ",
  ],
]

const tag = fc
  .tuple(
    fc.constantFrom("<", "<", "<", "</"),
    fc.oneof(fc.constantFrom(...hostile), fc.constantFrom(...harmless)),
    fc.array(fc.constantFrom(...attributes), { maxLength: 3 }),
    fc.constantFrom(">", ">", ">", ">", "/>", "", " ", "\n>"),
    fc.boolean(),
  )
  .map(([open, name, all, close, upper]) => {
    const written = upper ? name.toUpperCase() : name
    return `${open}${written}${all.map((each) => ` ${each}`).join("")}${close}`
  })

/** Markup in pieces that do not belong together, including known attacks. */
export const hostileHtml: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 8, arbitrary: tag },
      { weight: 4, arbitrary: fc.constantFrom(...odd) },
      { weight: 1, arbitrary: fc.constantFrom(...knownPayloads) },
      { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((pieces) => pieces.join(""))
