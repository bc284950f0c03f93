/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  // An API client that adds a slash gets the contract's answer, never a redirect.
  skipTrailingSlashRedirect: true,
  // Types are checked by "npm run check"; a start from a fresh clone does not wait for it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: [
    "better-sqlite3",
    "pg",
    "pino",
    "@prisma/client",
    "@prisma/adapter-better-sqlite3",
    "@prisma/adapter-pg",
  ],
}
