import type { Page } from "@playwright/test"
import { median } from "../throughput/measure"
import type { Screen, Visitor } from "./visitor"

/** For one load: when the largest content was painted, in milliseconds, and how much the layout shifted. */
export type Paint = { largest: number; shift: number }

/** How many times slower the visitor's processor is than this machine's. */
export const slowDown = 4

/** Runs in the page: records what the browser reports about painting and layout shifts. */
const watch = `
  window.paint = { largest: 0, shift: 0 }
  new PerformanceObserver((list) => (window.paint.largest = list.getEntries().at(-1).startTime))
    .observe({ type: "largest-contentful-paint", buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.paint.shift += entry.value
  }).observe({ type: "layout-shift", buffered: true })
`

declare global {
  interface Window {
    paint: Paint
  }
}

/** The medians of several first visits to `address` on a slow machine; `there` resolves once the whole page is visible. */
export async function paintOf(
  visitor: Visitor,
  address: string,
  { screen, loads, there }: { screen: Screen; loads: number; there: (page: Page) => Promise<void> },
): Promise<Paint> {
  const paints: Paint[] = []
  for (let load = 0; load < loads; load++) {
    const context = await visitor.visit(screen)
    const page = await context.newPage()
    await page.addInitScript({ content: watch })
    const session = await context.newCDPSession(page)
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowDown })
    await page.goto(address, { waitUntil: "networkidle" })
    await there(page)
    // Leaves time for anything to be painted late, or to shift.
    await page.waitForTimeout(1_000)
    paints.push(await page.evaluate(() => window.paint))
    await context.close()
  }
  return {
    largest: median(paints.map(({ largest }) => largest)),
    shift: median(paints.map(({ shift }) => shift)),
  }
}
