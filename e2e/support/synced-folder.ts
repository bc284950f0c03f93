import { spawn } from "node:child_process"
import { mkdir, readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { expect } from "./fixtures"
import { runToEnd, test as service } from "./service"

const program = "examples/sync-postings.mjs"

type SyncCount = Record<
  "sent" | "archived" | "taken" | "removed" | "unchanged" | "conflicts" | "refused",
  number
>
type SyncedFolder = {
  write(name: string, posting: object): Promise<void>
  read(name: string): Promise<Record<string, unknown>>
  file(name: string): string
  sync(address?: string, key?: string): Promise<{ code: number | null; stderr: string; count: SyncCount }>
  /** Starts a run, and kills it as soon as `isTime` returns true. */
  killed(isTime: () => Promise<boolean> | boolean, address?: string): Promise<void>
}

/** The counts of a run that had nothing to do. */
export const nothingSynced: SyncCount = {
  sent: 0,
  archived: 0,
  taken: 0,
  removed: 0,
  unchanged: 0,
  conflicts: 0,
  refused: 0,
}

/** With a folder that the example syncs using a separate key; `address` overrides that of the service. */
export const test = service.extend<{ source: SyncedFolder }>({
  source: async ({ target, operator, employer, folder }, use) => {
    const source = path.join(folder, "postings")
    await mkdir(source)
    const { apiKey } = await operator.createKey(employer)
    const envAt = (address = target.baseUrl, key = apiKey) => ({ OPENINGS_URL: address, OPENINGS_KEY: key })
    const file = (name: string) => path.join(source, name)
    await use({
      file,
      write: (name, posting) => writeFile(file(`${name}.json`), JSON.stringify(posting)),
      read: async (name) =>
        JSON.parse(await readFile(file(`${name}.json`), "utf8")) as Record<string, unknown>,
      async sync(address, key) {
        const { code, stdout, stderr } = await runToEnd([program, source], envAt(address, key))
        return { code, stderr, count: JSON.parse(stdout || "{}") as SyncCount }
      },
      async killed(isTime, address) {
        const child = spawn(process.execPath, [program, source], {
          env: { ...process.env, ...envAt(address) },
        })
        const ended = new Promise((resolve) => child.once("exit", (_, signal) => resolve(signal)))
        await expect.poll(isTime, { intervals: [20], timeout: 60_000 }).toBe(true)
        child.kill("SIGKILL")
        expect(await ended).toBe("SIGKILL")
      },
    })
  },
})
