export type Side = "top" | "right" | "bottom" | "left"
export type Align = "start" | "center" | "end"

const opposite: Record<Side, Side> = { top: "bottom", bottom: "top", left: "right", right: "left" }
const margin = 8

/**
 * Positions a floating element beside its anchor: on the requested side, or on the opposite one if that has more room, and inside the
 * window.
 */
export function place(
  floating: HTMLElement,
  anchor: Element,
  side: Side,
  align: Align,
  offset: number,
): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = floating
  const { clientWidth, clientHeight } = document.documentElement
  const room: Record<Side, number> = {
    top: box.top,
    bottom: clientHeight - box.bottom,
    left: box.left,
    right: clientWidth - box.right,
  }
  const needed = (side === "top" || side === "bottom" ? height : width) + offset + margin
  const taken = room[side] >= needed || room[side] >= room[opposite[side]] ? side : opposite[side]

  const along = (start: number, end: number, size: number) =>
    align === "start" ? start : align === "end" ? end - size : (start + end - size) / 2
  const left =
    taken === "left"
      ? box.left - offset - width
      : taken === "right"
        ? box.right + offset
        : along(box.left, box.right, width)
  const top =
    taken === "top"
      ? box.top - offset - height
      : taken === "bottom"
        ? box.bottom + offset
        : along(box.top, box.bottom, height)

  // Set by a script, which a content security policy without inline styles allows.
  floating.style.left = `${Math.round(Math.max(margin, Math.min(left, clientWidth - width - margin)))}px`
  floating.style.top = `${Math.round(Math.max(margin, Math.min(top, clientHeight - height - margin)))}px`
}
