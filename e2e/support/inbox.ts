import { createServer } from "node:net"

export type Inbox = {
  /** For SMTP_URL. */
  url: string
  /** The mails received, as they came over the wire. */
  mails: string[]
  close(): Promise<void>
}

/** A mail server that accepts and keeps every mail. */
export async function openInbox(): Promise<Inbox> {
  const mails: string[] = []
  const server = createServer((socket) => {
    let mail: string | null = null
    let rest = ""
    const say = (line: string) => socket.write(`${line}\r\n`)
    say("220 inbox")
    socket.on("error", () => socket.destroy())
    socket.on("data", (data) => {
      const lines = (rest + data.toString("utf8")).split("\r\n")
      rest = lines.pop() ?? ""
      for (const line of lines) {
        if (mail !== null && line !== ".") mail += `${line}\n`
        else if (mail !== null) {
          mails.push(mail)
          mail = null
          say("250 kept")
        } else if (line === "DATA") {
          mail = ""
          say("354 go on")
        } else say(line === "QUIT" ? "221 bye" : "250 fine")
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The text of a mail, with its quoted-printable lines joined again. */
export function mailText(mail: string): string {
  const bytes = mail
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, "latin1").toString("utf8")
}
