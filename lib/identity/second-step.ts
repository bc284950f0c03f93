import { codeRequest, recoveryCodeRequest } from "@/lib/api/dashboard/two-factor"
import { receive } from "@/lib/api/receive"
import type { Origin } from "@/lib/domain/activity/activity"
import { invalidFields, ServiceError } from "@/lib/domain/errors"
import { sessionDeed } from "@/lib/domain/members/account-activity"
import { matchingStep } from "@/lib/domain/members/one-time-code"
import { settleLanguage } from "./account-language"
import { auth } from "./auth"
import { database, serviceContext } from "@/lib/http/context"
import { rememberBrowser, trustBrowser } from "./known-browser"
import { clientAddress } from "@/lib/http/request-address"
import { limitingSecondSteps } from "./second-step-attempts"
import { libraryHeaders } from "./library-headers"
import type { Challenged } from "./second-step-plugin"
import { recordRefusal } from "./sign-in"
import { decrypt, wrongCode } from "./two-factor"
import { type Message, say } from "@/lib/messages/message"

const refusal = say("account.notSignedIn")

type Step = { by: "code" | "recovery_code"; code: string }

/**
 * Completes the sign-in of the person whose right password the request's cookie stands for, and returns the cookies to set.
 * Throws `validation_failed` if the code is wrong or was used before, `unauthorized` if the password has to be entered again,
 * or `rate_limited` after too many wrong codes. `remember`: the browser won't ask for a code for a while.
 */
export async function takeSecondStep(
  request: Request,
  requestId: string,
  { remember, ...sent }: Step & { remember: boolean },
): Promise<string[]> {
  const step = readStep(sent)
  const { api } = await auth(request)
  const challenged = await api.readChallenge({ headers: libraryHeaders(request, ["two_factor"]) })
  if (!challenged) throw beginAgain()
  const origin = { address: clientAddress(request), requestId }
  return limitingSecondSteps(challenged.userId, step.by, async () => {
    if (step.by === "code") await claimCode(request, origin, challenged, step.code)
    else await requireReadable(request, challenged.userId)
    const response = await startSession(request, origin, step)
    if (response.ok) {
      const known = remember
        ? await trustBrowser(request, challenged, origin)
        : await rememberBrowser(request, challenged.email)
      return [...response.headers.getSetCookie(), known, ...(await settleLanguage(request, challenged.email))]
    }
    if (response.status >= 500) throw new Error(`The sign-in library answered ${response.status}.`)
    const { code } = (await response.json()) as { code?: string }
    if (code !== "INVALID_BACKUP_CODE") throw beginAgain()
    throw refused(challenged, origin, step.by, say("twoFactor.recoveryCodeWrong"))
  })
}

/** The code, normalized to the form in which it was handed out. */
function readStep({ by, code }: Step): Step {
  const schema = by === "code" ? codeRequest : recoveryCodeRequest
  const { values, problems } = receive(schema, { code })
  if (problems.length > 0) throw invalidFields(refusal, problems)
  return { by, code: values.code }
}

/** Accepts a code once: one that was seen over a shoulder is worth nothing after it was used. */
async function claimCode(
  request: Request,
  origin: Origin,
  challenged: Challenged,
  code: string,
): Promise<void> {
  const { stores, clock } = serviceContext()
  const { userId } = challenged
  const kept = await stores.twoFactor.find(userId)
  const secret = kept?.confirmed ? await decrypt(request, kept.secret) : null
  const step = secret === null ? null : matchingStep(secret, code, clock.now())
  if (step !== null && (await stores.twoFactor.claimStep(userId, step))) return
  throw refused(challenged, origin, "code", wrongCode)
}

/** Throws `forbidden` if the person's recovery codes were encrypted with another secret: the sign-in library would fail on them. */
async function requireReadable(request: Request, userId: number): Promise<void> {
  const kept = await serviceContext().stores.twoFactor.find(userId)
  if (kept?.recoveryCodes) await decrypt(request, kept.recoveryCodes)
}

async function startSession(request: Request, origin: Origin, { by, code }: Step): Promise<Response> {
  const { api } = await auth(request)
  const at = { clock: serviceContext().clock, origin }
  const call = {
    body: { code },
    headers: libraryHeaders(request, ["two_factor"]),
    asResponse: true as const,
  }
  return database().recordingAccount(
    {
      table: "session",
      operation: "create",
      describe: (id) => sessionDeed(at, "session.started", id, by),
      method: by,
    },
    () => (by === "code" ? api.verifyTOTP(call) : api.verifyBackupCode(call)),
  )
}

function refused({ email }: Challenged, origin: Origin, by: Step["by"], message: Message): ServiceError {
  recordRefusal(email, origin, by)
  return invalidFields(refusal, [{ field: "code", code: "invalid", message }])
}

function beginAgain(): ServiceError {
  return new ServiceError("unauthorized", say("twoFactor.tookTooLong"))
}
