import { Mark } from "@tiptap/core"
import { isAllowedHref } from "../link-address"

/** A link to a web page or an email address. TipTap's own extension would bring linkifyjs and attributes that we don't store. */
export const LinkMark = Mark.create({
  name: "link",
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,

  addAttributes() {
    return { href: { default: null } }
  },

  parseHTML() {
    return [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = element.getAttribute("href")?.trim() ?? ""
          return isAllowedHref(href) ? { href } : false
        },
      },
    ]
  },

  renderHTML({ mark }) {
    return ["a", { href: mark.attrs.href as string }, 0]
  },
})
