import { spawnSync } from "node:child_process"

// One client for each database: the provider is fixed when a client is generated.
for (const url of ["file:unused.db", "postgresql://localhost/unused"]) {
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", "prisma", "generate", "--no-hints"], {
    env: { ...process.env, DATABASE_URL: url, CHECKPOINT_DISABLE: "1", PRISMA_HIDE_UPDATE_MESSAGE: "1" },
    encoding: "utf8",
    shell: process.platform === "win32",
  })
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`)
    process.exit(1)
  }
}
