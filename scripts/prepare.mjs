// Plain JavaScript without any package, because it runs before anything is installed.
import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"

/** The project's folder, from which everything here is named: a command may be called from any other. */
export const root = fileURLToPath(new URL("..", import.meta.url))

const oldestNode = [20, 19]
const buildSources = [
  ...["app", "components", "lib", "prisma/reference-data", "public"],
  ...[
    "next.config.mjs",
    "scripts/compress-static.mjs",
    "package-lock.json",
    "package.json",
    "postcss.config.mjs",
    "prisma/schema.prisma",
    "tsconfig.json",
  ],
]

const serviceSources = [
  ...[
    "app/api",
    "app/docs/reference",
    "cli",
    "lib",
    "prisma/reference-data",
    "prisma/schema.prisma",
    "prisma/seed-demo.ts",
    "server",
  ],
  ...["scripts/bundle-service.mjs", "scripts/end-with.mjs"],
  ...["package-lock.json", "package.json", "prisma.config.ts", "tsconfig.json"],
]

/** The steps that are repeated when the content of their sources changes, and what each leaves behind. */
const steps = {
  // What production needs, and the same with what development and tests need.
  packages: { sources: ["package-lock.json"], outcome: "node_modules" },
  "all-packages": { sources: ["package-lock.json"], outcome: "node_modules" },
  clients: {
    sources: ["prisma/schema.prisma", "prisma.config.ts", "package-lock.json"],
    outcome: "lib/db/generated",
  },
  build: { sources: buildSources, outcome: ".next/BUILD_ID" },
  types: { sources: ["app", "next.config.mjs", "package-lock.json"], outcome: ".next/types/routes.d.ts" },
  service: { sources: serviceSources, outcome: "dist/serve.mjs" },
}

/**
 * Makes the folder ready to run from: packages (with `production`, only what a start needs), generated clients, with `types`
 * the types of the pages' routes, and with `build` the built pages. Reports what it does.
 */
export function prepare({ build, types = false, production = false }) {
  refuseOldNode()
  installPackages({ production })
  once("clients", () => {
    announce("Generating the database clients…")
    run(process.execPath, ["scripts/generate-clients.mjs"])
  })
  // A build writes the same, but "npm run check" has to work where nothing was ever built.
  if (types) once("types", () => run("npx", ["--no-install", "next", "typegen"], { quiet: true }))
  if (!build) return
  once("build", () => {
    announce("Building the pages…")
    run("npx", ["--no-install", "next", "build"], { quiet: true })
    run(process.execPath, ["scripts/compress-static.mjs"])
  })
  once("service", () => run(process.execPath, ["scripts/bundle-service.mjs"]))
}

/** A folder in which tests were run keeps the packages for them, even if a start finds the lock file changed. */
function installPackages({ production }) {
  if (isDone("all-packages")) return
  const quietly = ["--no-audit", "--no-fund", "--loglevel=error"]
  if (production && !existsSync(markOf("all-packages")))
    return once("packages", () => {
      announce("Installing packages from the lock file. The first time this takes a few minutes…")
      // Some packages ask for peers that we only test with (Next names Playwright): those stay out.
      run("npm", ["ci", "--omit=dev", "--legacy-peer-deps", ...quietly])
    })
  once("all-packages", () => {
    announce("Installing packages from the lock file, including those for tests. This takes a few minutes…")
    // Packages installed for production stay in place, as does a server that runs from them.
    const command = isDone("packages") ? ["install", "--no-save"] : ["ci"]
    run("npm", [...command, "--include=dev", ...quietly])
  })
}

/** Whether the step `name` (such as "service") was done for its sources as they are now. */
export function isDone(name) {
  const done = readMark(name)
  if (!done) return false
  const files = steps[name].sources.flatMap(filesIn)
  const dates = datesOf(files)
  if (done.dates === dates) return true
  if (done.content !== contentOf(files)) return false
  writeMark(name, { ...done, dates })
  return true
}

export function announce(text) {
  console.log(`openings: ${text}`)
}

/** Runs a command and ends the process with its exit code if it fails; with `quiet`, shows its output only then. */
export function run(command, args, { quiet = false } = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    stdio: quiet ? "pipe" : "inherit",
    cwd: root,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", npm_config_update_notifier: "false" },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === "win32",
  })
  if (status === 0) return
  if (quiet) process.stderr.write(`${stdout ?? ""}${stderr ?? ""}`)
  process.stderr.write(`openings: "${[command, ...args].join(" ")}" failed.\n`)
  process.exit(status || 1)
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  process.stderr.write(
    `Openings needs Node ${oldestNode.join(".")} or newer; this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}

/** Runs `work` unless the step `name` was already done for the same content of its sources. */
function once(name, work) {
  if (isDone(name)) return
  const files = steps[name].sources.flatMap(filesIn)
  const [dates, content] = [datesOf(files), contentOf(files)]
  work()
  mkdirSync(path.dirname(markOf(name)), { recursive: true })
  writeMark(name, { content, dates })
}

/** What is known of the sources for which the step `name` was done; null if it wasn't. */
function readMark(name) {
  const mark = markOf(name)
  if (!existsSync(path.join(root, steps[name].outcome)) || !existsSync(mark)) return null
  const [content, dates] = readFileSync(mark, "utf8").split("\n")
  return { content, dates }
}

/** Several processes may do this at once, and one that reads meanwhile must not find half of it. */
function writeMark(name, { content, dates }) {
  const unfinished = `${markOf(name)}.${process.pid}`
  try {
    writeFileSync(unfinished, `${content}\n${dates}`)
    renameSync(unfinished, markOf(name))
  } catch (error) {
    // Where nothing may be written, the step is done again, or its sources are read again, the next time.
    rmSync(unfinished, { force: true })
    if (!["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(error.code)) throw error
  }
}

function markOf(name) {
  return path.join(root, "node_modules", ".openings", name)
}

/** A hash of what the files contain. */
function contentOf(files) {
  const hash = createHash("sha256").update(process.versions.modules)
  for (const { name } of files.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    hash
      .update(name)
      .update("\0")
      .update(readFileSync(path.join(root, name)))
  return hash.digest("hex")
}

/** A hash of when the files were changed, which is found much sooner: while it stays the same, so does their content. */
function datesOf(files) {
  const hash = createHash("sha256").update(process.versions.modules)
  for (const { name, changed } of files) hash.update(`${name}\0${changed}\0`)
  return hash.digest("hex")
}

function filesIn(source) {
  const there = statSync(path.join(root, source), { throwIfNoEntry: false })
  if (!there || source.endsWith("generated")) return []
  if (there.isFile()) return [{ name: source, changed: `${there.mtimeMs} ${there.ctimeMs} ${there.size}` }]
  return readdirSync(path.join(root, source)).flatMap((name) => filesIn(path.join(source, name)))
}
