import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, it } from "vitest"
import { turns } from "./turns"

describe("turns", () => {
  it("are not refused because those before were held up for a moment", async () => {
    const { inTurn } = turns({ abreast: 7 })
    const heldUp = Array.from({ length: 7 }, () => inTurn(() => wait(300)))
    const behind = Array.from({ length: 120 }, () => inTurn(() => wait(5)))
    await Promise.all(heldUp)
    const late = inTurn(() => wait(5))
    await expect(Promise.all([...behind, late])).resolves.toHaveLength(121)
  })
})
