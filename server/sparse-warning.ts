import { logger } from "@/lib/http/log"

/** How often the log says so while it keeps happening, in milliseconds. */
const silence = 10_000

/** Warns of something that may happen thousands of times per second, with an occasional line that says how often it did. */
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
