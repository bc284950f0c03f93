import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "") } },
  test: {
    include: ["{cli,components,lib,scripts,server}/**/*.test.{ts,tsx}"],
    // Routes are called in this process, whose output is the report.
    env: { LOG_LEVEL: "silent" },
  },
})
