/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // No page has images to resize, and nobody should be able to make the server do so.
  images: { unoptimized: true },
  // "npm run dev" serves localhost; this makes scripts and hot reload work under its other name as well.
  allowedDevOrigins: ["127.0.0.1"],
  // API clients that add a slash get the contract's response, never a redirect.
  skipTrailingSlashRedirect: true,
  // "npm run check" checks types, so that starting from a fresh clone doesn't wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Larger chunks than Turbopack's default: fewer requests, and 3 to 6 kB less on every page because they compress better.
    turbopackChunking: { minChunkSize: 150_000 },
    // Loading every page and API route at startup took a third of it, and the front door already has the routes.
    preloadEntriesOnStart: false,
  },
  serverExternalPackages: [
    "better-sqlite3",
    "pg",
    "pino",
    "@prisma/client",
    "@prisma/adapter-better-sqlite3",
    "@prisma/adapter-pg",
  ],
}
