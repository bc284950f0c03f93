/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // No page has images to be made smaller, and whoever asks for one may not have them made.
  images: { unoptimized: true },
  // "npm run dev" answers on localhost; under its other name scripts and hot reload work as well.
  allowedDevOrigins: ["127.0.0.1"],
  // An API client that adds a slash gets the contract's answer, never a redirect.
  skipTrailingSlashRedirect: true,
  // Types are checked by "npm run check"; a start from a fresh clone does not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Larger chunks than Turbopack would make: fewer requests, and 3 to 6 kB less on every page since they compress better.
    turbopackChunking: { minChunkSize: 150_000 },
    // Loading every page and API route at the start took a third of it, and the front door has the routes already.
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
