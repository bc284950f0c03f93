import { clsx, type ClassValue } from "clsx"

type Test = (value: string) => boolean

const any: Test = () => true
const sizes = ["xs", "compact", "sm", "base", "lg", "xl", "2xl", "3xl"]
const inset = ["inset-x", "inset-y", "top", "right", "bottom", "left"]
const sides = ["x", "y", "t", "r", "b", "l"]
const isWidth: Test = (value) => /^\d+$/.test(value)

/** A complete class, or a prefix with the values that it takes; "" means the prefix without a value. */
type Member = string | Record<string, (string | Test)[]>

/** A group for each prefix, with any value. */
const each = (prefixes: string[]): Record<string, Member[]> =>
  Object.fromEntries(prefixes.map((prefix) => [prefix, [{ [prefix]: [any] }]]))

const spaceSides = (kind: "p" | "m") => sides.map((side) => kind + side)
const overSides = (all: string) => [
  [all, sides.map((side) => all + side)],
  [`${all}x`, [`${all}r`, `${all}l`]],
  [`${all}y`, [`${all}t`, `${all}b`]],
]

/** Which classes set the same property. A class that is missing here is kept, and the order of the stylesheet decides. */
const groups: Record<string, Member[]> = {
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
  "text-overflow": ["truncate", { text: ["ellipsis", "clip"] }],
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
}

/** What a group sets besides its own property. */
const over = Object.fromEntries([
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
]) as Record<string, string[]>

/** The values of each prefix with their groups; a complete class is a prefix without a value. */
const table = new Map<string, [value: string | Test, group: string][]>()
for (const [group, members] of Object.entries(groups))
  for (const member of members)
    for (const [prefix, values] of Object.entries(typeof member === "string" ? { [member]: [""] } : member))
      for (const value of values) table.set(prefix, [...(table.get(prefix) ?? []), [value, group]])

const known = new Map<string, string | null>()

/** What a class sets, and when: `hover:bg-card` and `hover:bg-accent` are the same. Null if unknown. */
function settingOf(name: string): string | null {
  const found = known.get(name)
  if (found !== undefined) return found
  // Up to the last colon that isn't in brackets.
  const start = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)*/.exec(name)?.[0] ?? ""
  const base = name.slice(start.length).replace(/^-|!$/g, "")
  const group = base.startsWith("[") ? base.slice(0, base.indexOf(":")) : groupOf(base)
  const setting = group && `${start}${name.endsWith("!") ? "!" : ""}|${group}`
  known.set(name, setting)
  return setting
}

function groupOf(base: string): string | null {
  for (let end = base.length; end > 0; end = base.lastIndexOf("-", end - 1)) {
    const value = base.slice(end + 1)
    const fits = table
      .get(base.slice(0, end))
      ?.find(([each]) => (typeof each === "string" ? each === value : value !== "" && each(value)))
    if (fits) return fits[1]
  }
  return null
}

/**
 * Joins class names; if two of them set the same property, the later one wins. The results are those of tailwind-merge, which adds 1.5 kB
 * more to every page's first load; `cn.test.ts` keeps the two in sync.
 */
export function cn(...classes: ClassValue[]): string {
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of clsx(classes).split(/\s+/).reverse()) {
    const setting = settingOf(name)
    if (setting) {
      if (taken.has(setting)) continue
      const [when, group = ""] = setting.split("|")
      taken.add(setting)
      for (const other of over[group] ?? []) taken.add(`${when}|${other}`)
    }
    kept.push(name)
  }
  return kept.reverse().join(" ")
}
