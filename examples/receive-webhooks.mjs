// Receives the webhooks of a service; see README.md beside this file.
import { createHmac, timingSafeEqual } from "node:crypto"
import { createServer } from "node:http"

const { WEBHOOK_SECRET = "", PORT = "4000" } = process.env
if (!WEBHOOK_SECRET.startsWith("whsec_")) {
  console.error("Set WEBHOOK_SECRET to the webhook's secret: whsec_…")
  process.exit(2)
}
const key = Buffer.from(WEBHOOK_SECRET.slice("whsec_".length), "base64")

/** Whether `body`, exactly as received, was signed with our secret within the last five minutes. */
function isGenuine(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures = "" } = headers
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300)) return false
  const digest = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")
  const expected = Buffer.from(`v1,${digest}`)
  return signatures.split(" ").some((each) => {
    const sent = Buffer.from(each)
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  })
}

/** Ids that were already received. A program that may restart keeps them in its database, along with what it did about each event. */
const known = new Set()

const server = createServer((request, response) => {
  const chunks = []
  request.on("data", (chunk) => chunks.push(chunk))
  request.on("end", () => {
    const body = Buffer.concat(chunks).toString("utf8")
    if (!isGenuine(request.headers, body)) return response.writeHead(401).end("The signature is invalid.")
    // Answer first: a delivery that isn't answered within 15 seconds is sent again.
    response.writeHead(204).end()
    const id = request.headers["webhook-id"]
    if (known.has(id)) return
    known.add(id)
    const { type, data } = JSON.parse(body)
    console.log(
      JSON.stringify({ type, id: data.id, version: data.version, changed: data.changed, href: data.href }),
    )
  })
})
server.listen(Number(PORT), () => console.error(`Waiting for webhooks on port ${PORT}`))
