import { clsx, type ClassValue } from "clsx"
import { createTailwindMerge } from "tailwind-merge"

const any = () => true
const sizes = ["xs", "compact", "sm", "base", "lg", "xl", "2xl", "3xl"]
const inset = ["inset-x", "inset-y", "top", "right", "bottom", "left"]
const sides = ["x", "y", "t", "r", "b", "l"]
const isWidth = (value: string) => /^\d+$/.test(value)

/** A group for each prefix, whatever its value. */
const each = (prefixes: string[]) =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [any] }]]))

const spaceSides = (kind: "p" | "m") => sides.map((side) => kind + side)
const overSides = (all: string) => [
  [all, sides.map((side) => all + side)],
  [`${all}x`, [`${all}r`, `${all}l`]],
  [`${all}y`, [`${all}t`, `${all}b`]],
]

/**
 * Which classes set the same thing. Ours and not the package's own table of all of Tailwind, which weighs 7 kB on the first
 * page; a class that is missing here is kept, and the stylesheet's order decides.
 */
const merge = createTailwindMerge(() => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    display: [
      "table",
      "block",
      "inline",
      "inline-block",
      "flex",
      "inline-flex",
      "grid",
      "inline-grid",
      "contents",
      "hidden",
    ],
    position: ["static", "fixed", "absolute", "relative", "sticky"],
    visibility: ["visible", "invisible"],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "nowrap", "wrap-reverse"] }],
    flex: [{ flex: [any] }],
    ...each(["grow", "shrink", "basis", "order", "items", "justify", "self", "content", "place-items"]),
    ...each(["gap", "gap-x", "gap-y", "space-x", "space-y"]),
    ...each(["size", "w", "h", "min-w", "min-h", "max-w", "max-h"]),
    ...each(["p", "m", ...spaceSides("p"), ...spaceSides("m")]),
    ...each(["inset", ...inset]),
    ...each([
      "z",
      "opacity",
      "cursor",
      "grid-cols",
      "col-span",
      "line-clamp",
      "shadow",
      "animate",
      "duration",
      "tracking",
      "align",
      "list",
      "rotate",
      "translate-x",
      "translate-y",
      "scroll-mt",
      "pointer-events",
    ]),
    sr: ["sr-only", "not-sr-only"],
    overflow: [{ overflow: ["auto", "hidden", "clip", "visible", "scroll"] }],
    ...each(["overflow-x", "overflow-y"]),
    "text-size": [{ text: [...sizes, (value: string) => /^\[[\d.]/.test(value)] }],
    "text-align": [{ text: ["left", "center", "right", "start", "end"] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    "text-color": [{ text: [any] }],
    "font-family": [{ font: ["sans", "mono", "serif"] }],
    "font-weight": [{ font: [any] }],
    leading: [{ leading: [any] }],
    whitespace: [{ whitespace: [any] }],
    "text-decoration": ["underline", "no-underline", "line-through"],
    bg: [{ bg: [any] }],
    fill: [{ fill: [any] }],
    ...each(["rounded-t", "rounded-r", "rounded-b", "rounded-l", "border-spacing", "underline-offset"]),
    rounded: [{ rounded: ["", any] }],
    "border-collapse": [{ border: ["collapse", "separate"] }],
    "border-width": [{ border: ["", isWidth] }],
    ...Object.fromEntries(sides.map((side) => [`border-${side}`, [{ [`border-${side}`]: ["", isWidth] }]])),
    "border-color": [{ border: [any] }],
    "outline-style": [{ outline: ["none", "solid"] }],
    outline: [{ outline: ["", isWidth] }],
    "outline-color": [{ outline: [any] }],
    "outline-offset": [{ "outline-offset": [any] }],
    transition: [{ transition: ["", any] }],
    select: [{ select: [any] }],
    resize: [{ resize: ["", any] }],
  },
  conflictingClassGroups: Object.fromEntries([
    ...overSides("p"),
    ...overSides("m"),
    ["inset", inset],
    ["inset-x", ["right", "left"]],
    ["inset-y", ["top", "bottom"]],
    ["rounded", ["rounded-t", "rounded-r", "rounded-b", "rounded-l"]],
    ["size", ["w", "h"]],
    ["line-clamp", ["display", "overflow"]],
    ["gap", ["gap-x", "gap-y"]],
    ["flex", ["basis", "grow", "shrink"]],
    ["overflow", ["overflow-x", "overflow-y"]],
    ["text-size", ["leading"]],
    ["border-width", sides.map((side) => `border-${side}`)],
  ]) as Record<string, string[]>,
  conflictingClassGroupModifiers: {},
  orderSensitiveModifiers: [
    "*",
    "**",
    "before",
    "after",
    "placeholder",
    "file",
    "marker",
    "selection",
    "backdrop",
  ],
}))

/** Class names joined, of which the later wins over the earlier where two set the same thing. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes))
}
