import path from "node:path"

/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  turbopack: { root: path.resolve(import.meta.dirname, "../../..") },
}
