import { existsSync } from "node:fs"
import path from "node:path"

/** The programs besides Node that the guide and the README have readers run, by the tag of the specs that run them. */
const wanted = { "@shell": ["curl", "openssl"], "@python": ["python3"] }

/** The tags of the specs that cannot run on this machine, each with the program that is missing. A bare machine has only Node. */
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
