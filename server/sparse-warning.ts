import { logger } from "@/lib/http/log"

/** While it goes on happening, the log says so this often, in milliseconds. */
const silence = 10_000

/** Warns of what may happen thousands of times in a second, with a line now and then that says how often it did. */
export class SparseWarning {
  private times = 0
  private said = -Infinity

  constructor(private readonly message: string) {}

  note(): void {
    this.times += 1
    if (performance.now() - this.said < silence) return
    logger().warn({ times: this.times }, this.message)
    this.said = performance.now()
    this.times = 0
  }
}
