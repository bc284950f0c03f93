import { describe, expect, it } from "vitest"
import { statusOf } from "@/lib/api/v1.1/problems"
import { type ErrorCode, ServiceError } from "@/lib/domain/errors"
import { say } from "@/lib/messages/message"
import { textOf } from "@/lib/messages/text-of"
import { doorAnswer, failureAnswer, overloadRefusal } from "./door-refusal"
import { problemResponse } from "./problem-response"
import { rateLimited } from "./rate-limit"
import { startingAnswer } from "./refusal"

const languages = "fr-CA"
const asking = (path = "/api/v1.1/jobs") =>
  new Request(`http://localhost${path}`, { headers: { "accept-language": languages } })

const told = async (response: Response) => ({
  status: response.status,
  language: response.headers.get("content-language"),
  message: ((await response.json()) as { message: string }).message,
})

describe("answers that no endpoint makes are in French too", () => {
  it.each<[ErrorCode, unknown, string]>([
    ["internal_error", new Error("secret"), "Un problème est survenu de notre côté."],
    [
      "unavailable",
      new ServiceError("unavailable", say("service.databaseAway")),
      "Le service ne peut pas joindre",
    ],
    ["rate_limited", rateLimited(say("service.tooManyCalls"), 1), "Réessayez dans 1 seconde."],
    ["rate_limited", rateLimited(say("service.tooManyCalls"), 12), "Réessayez dans 12 secondes."],
    [
      "idempotency_in_progress",
      new ServiceError("idempotency_in_progress", say("jobs.stillRunning")),
      "encore en cours",
    ],
    [
      "payload_too_large",
      new ServiceError("payload_too_large", say("service.bodyTooLarge", { most: 2_097_152 })),
      "2\u00a0097\u00a0152 octets",
    ],
  ])("%s", async (code, error, part) => {
    const answer = await told(problemResponse(error, asking(), "id"))
    expect(answer).toMatchObject({ status: statusOf[code], language: "fr" })
    expect(answer.message).toContain(part)
  })

  it("the answer while the service starts is in French", async () => {
    expect(await told(startingAnswer(asking()))).toMatchObject({ status: 503, language: "fr" })
    expect(await startingAnswer(asking("/jobs")).text()).toMatch(/^Le service démarre/)
  })

  it("the answers to too many requests, to an unreadable request and to a failed one are in French", () => {
    const caller = { api: true, sentId: undefined, languages }
    const full = overloadRefusal(caller)
    const door = doorAnswer({ status: 400, message: say("service.twoHosts") }, caller)
    expect(full.headers).toMatchObject({ "Content-Language": "fr", Vary: "Accept-Language" })
    expect(full.body).toContain("Le service reçoit plus de requêtes")
    expect(door.body).toContain("La requête nomme deux hôtes.")
    expect(door.headers).toMatchObject({ "Content-Language": "fr" })
    const failed = failureAnswer(caller)
    expect([failed.status, JSON.parse(failed.body)]).toMatchObject([500, { code: "internal_error" }])
    expect(failed.headers).toMatchObject({ "Content-Language": "fr" })
  })

  it("messages in the log and for the operator are in English", () => {
    const error = rateLimited(say("service.tooManyCalls"), 1)
    expect(error.message).toBe("This key has made too many calls. Try again in 1 second.")
    expect(textOf(error.said, "fr")).toBe("Cette clé a fait trop d’appels. Réessayez dans 1 seconde.")
  })
})
