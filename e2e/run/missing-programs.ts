import { existsSync } from "node:fs"
import path from "node:path"

/** What the guide and the README have readers run beside Node, by the tag of the specs that run it. */
const wanted = { "@shell": ["curl", "openssl"], "@python": ["python3"] }

/** The tags of the specs that cannot run here, since this machine lacks a program, with its name: a bare one has Node alone. */
export function missingPrograms(): { tag: string; program: string }[] {
  return Object.entries(wanted).flatMap(([tag, programs]) => {
    const program = programs.find((each) => !isInstalled(each))
    return program ? [{ tag, program }] : []
  })
}

function isInstalled(program: string): boolean {
  return (process.env.PATH ?? "")
    .split(path.delimiter)
    .some(
      (folder) => existsSync(path.join(folder, program)) || existsSync(path.join(folder, `${program}.exe`)),
    )
}
