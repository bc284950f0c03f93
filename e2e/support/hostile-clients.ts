import { RawConnection } from "./raw-connection"

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A request by an anonymous client. */
export type Walk = { method: string; path: string }

const headOf = ({ method, path }: Walk, headers = "") =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n`

const whole = (walk: Walk) =>
  walk.method === "GET" ? headOf(walk) : `${headOf(walk, "Content-Length: 2\r\n")}{}`

/** One way of being a nuisance, done once; it ends with the connection or with `until`. */
type Manner = (baseUrl: string, walk: Walk, until: Promise<void>) => Promise<void>

const manners: Record<string, Manner> = {
  async slow(baseUrl, walk, until) {
    const connection = await RawConnection.open(baseUrl, { keeps: false })
    connection.write(`${headOf(walk, "Content-Length: 1000\r\n")}{`)
    await Promise.race([connection.closed, until])
    connection.destroy()
  },
  async pipelining(baseUrl, walk) {
    const connection = await RawConnection.open(baseUrl, { keeps: false })
    connection.write(whole(walk).repeat(10))
    await Promise.race([connection.closed, sleep(500)])
    connection.destroy()
  },
  async greedy(baseUrl, walk) {
    const connection = await RawConnection.open(baseUrl, { keeps: false })
    connection.write(whole(walk).repeat(500))
    await Promise.race([connection.closed, sleep(1_000)])
    connection.destroy()
  },
  async aborting(baseUrl, walk) {
    const connection = await RawConnection.open(baseUrl, { keeps: false })
    connection.write(whole(walk))
    await sleep(Math.random() * 30)
    connection.destroy()
    await sleep(200)
  },
  async flooding(baseUrl, walk) {
    const connection = await RawConnection.open(baseUrl, { keeps: false })
    connection.write(headOf({ ...walk, method: "POST" }, "Transfer-Encoding: chunked\r\n"))
    for (let chunk = 0; chunk < 60 && !connection.isClosed; chunk++) {
      connection.write(`10000\r\n${"x".repeat(65_536)}\r\n`)
      await sleep(10)
    }
    connection.destroy()
    await sleep(500)
  },
  async deaf(baseUrl, walk, until) {
    const connection = await RawConnection.open(baseUrl, { reads: false })
    connection.write(whole(walk) + whole({ method: "GET", path: "/docs/reference/scalar.js" }).repeat(8))
    await Promise.race([connection.closed, until])
    connection.destroy()
  },
}

/** The instructions for the process of the hostile clients. */
export type Orders = { baseUrl: string; count: number; milliseconds: number; walks: Walk[] }

/** Has `count` clients of every kind walk all routes again and again for a while. Returns how many times one was a nuisance. */
async function beHostile({ baseUrl, count, milliseconds, walks }: Orders): Promise<number> {
  const ways = Object.values(manners)
  const until = sleep(milliseconds)
  let over = false
  let done = 0
  void until.then(() => (over = true))
  await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const manner = ways[index % ways.length] as Manner
      for (let step = index; !over; step++) {
        // Such a client invites refused and reset connections.
        await manner(baseUrl, walks[step % walks.length] as Walk, until).catch(() => sleep(100))
        done += 1
      }
    }),
  )
  return done
}

process.stdout.write(String(await beHostile(JSON.parse(process.argv[2] ?? "") as Orders)))
process.exit()
