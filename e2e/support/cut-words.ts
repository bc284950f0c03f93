import type { Page } from "@playwright/test"

const narrow = { width: 390, height: 844 }

/**
 * What runs out of the element that cuts it off, and "the page" where that is wider than its window: at the page's size, and on a
 * phone but for an open menu or list, which closes as what it belongs to takes another shape.
 */
export async function cutWords(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const found = await cutAtThisSize(page)
  const menus = await page.getByRole("menu").or(page.getByRole("listbox")).count()
  if (!before || before.width <= narrow.width || menus > 0) return found
  await page.setViewportSize(narrow)
  const onPhone = await cutAtThisSize(page)
  await page.setViewportSize(before)
  return [...found, ...onPhone]
}

function cutAtThisSize(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What fits itself to its room hears of another width after a frame, and is painted anew in the next.
    for (let frames = 0; frames < 3; frames++) {
      await new Promise(requestAnimationFrame)
      await new Promise((resolve) => setTimeout(resolve))
    }
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
    const cut = new Set<string>()
    if (document.documentElement.scrollWidth > window.innerWidth) cut.add("the page")
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const frame = cutterOf(text.parentElement)
      const words = text.textContent?.trim()
      if (!frame || !words) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right } = frame.getBoundingClientRect()
      const over = [...range.getClientRects()].some((rect) => rect.right > right + 1 || rect.left < left - 1)
      if (over) cut.add(words)
    }
    const pen = document.createElement("canvas").getContext("2d")
    for (const select of document.querySelectorAll("select")) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      const words = select.selectedOptions[0]?.text ?? ""
      if (!pen || select.clientWidth === 0) continue
      pen.font = font
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      if (pen.measureText(words).width > room + 1) cut.add(words)
    }
    return [...cut]

    /** What cuts off the words of `element`: nothing where they scroll, or are for screen readers alone. */
    function cutterOf(element: Element | null): Element | null {
      if (!element || element.closest("script, style, [lang]:not(html)")) return null
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, visibility } = getComputedStyle(at)
        if (at === element && visibility === "hidden") return null
        if (at.getBoundingClientRect().width <= 1) return null
        if (overflowX === "auto" || overflowX === "scroll") return null
        if (overflowX === "hidden" || overflowX === "clip") return at
      }
      return null
    }
  })
}
