import type { Page } from "@playwright/test"

const narrow = { width: 390, height: 844 }

/**
 * Texts cut off by an element around them, and "the page" if it is wider than its window: at the page's size, and on a phone
 * unless a menu or list is open, which would close as the layout changes.
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
    // An element that adapts to its width learns of the new width after a frame, and is painted again in the next.
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

    /** The element that cuts off the text of `element`; null if the text scrolls or is only for screen readers. */
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
