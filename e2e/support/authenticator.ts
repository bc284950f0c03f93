import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"
import type { OwnPasskeys } from "@/lib/api/dashboard/passkeys"
import { ApiClient } from "./api"
import { expect } from "./ui"
import { withCookies } from "./two-factor"

export const passkeysPath = "/api/dashboard/me/passkeys"
export const passkeySignInPath = "/api/dashboard/session/passkey"

type Options = { challenge: string; rp?: { id: string }; rpId?: string }

type Behaviour = {
  /** Whether it verified the user. */
  verifiesUser?: boolean
  /** The origin that the browser reports. */
  origin?: string
  /** The counter of its uses; 0 means that it does not count. */
  counter?: number
}

/** `server` addressed by host name, since browsers create no passkeys for an IP address. */
export function byName({ baseUrl, headers, root }: ApiClient): ApiClient {
  const named = baseUrl.replace("127.0.0.1", "localhost")
  return new ApiClient(named, { ...headers, Origin: named }, root)
}

/** An authenticator with one passkey (WebAuthn, ES256, without attestation), as a browser uses it. */
export class Authenticator {
  readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" })
  readonly id: string

  constructor(id: Buffer = randomBytes(32)) {
    this.id = id.toString("base64url")
  }

  /** The browser's response to a request to create the passkey. */
  make({ challenge, rp }: Options, { origin, verifiesUser }: Behaviour) {
    const data = this.#data(rp?.id ?? "", { verifiesUser, credential: true })
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[word("fmt"), word("none"), word("attStmt"), Buffer.from([0xa0]), word("authData"), bytes(data)],
    ])
    return this.#answer("webauthn.create", challenge, origin, () => ({
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    }))
  }

  /** The browser's response to a request to sign in with the passkey. */
  answer({ challenge, rpId }: Options, { origin, verifiesUser, counter }: Behaviour) {
    const data = this.#data(rpId ?? "", { verifiesUser, counter })
    return this.#answer("webauthn.get", challenge, origin, (clientData) => ({
      authenticatorData: data.toString("base64url"),
      signature: sign(
        "sha256",
        Buffer.concat([data, sha256(clientData)]),
        this.#keys.privateKey as KeyObject,
      ).toString("base64url"),
    }))
  }

  #answer(type: string, challenge: string, origin = "", more: (clientData: Buffer) => object) {
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
    const response = { clientDataJSON: clientData.toString("base64url"), ...more(clientData) }
    return { id: this.id, rawId: this.id, type: "public-key", clientExtensionResults: {}, response }
  }

  #data(
    rpId: string,
    { verifiesUser = true, counter = 0, credential = false }: Behaviour & { credential?: boolean },
  ) {
    const flags = 0x01 | (verifiesUser ? 0x04 : 0) | (credential ? 0x40 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const id = Buffer.from(this.id, "base64url")
    const made = [Buffer.alloc(16), Buffer.from([id.length >> 8, id.length & 255]), id, this.#publicKey()]
    return Buffer.concat([
      sha256(Buffer.from(rpId)),
      Buffer.from([flags]),
      count,
      ...(credential ? made : []),
    ])
  }

  /** The public key as a COSE key: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #publicKey(): Buffer {
    const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, "base64url")),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, "base64url")),
    ])
  }
}

function word(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** In the shortest form, as the reader expects it. */
function bytes(content: Buffer): Buffer {
  const { length } = content
  return Buffer.concat([
    Buffer.from(length < 256 ? [0x58, length] : [0x59, length >> 8, length & 255]),
    content,
  ])
}

function sha256(content: Buffer): Buffer {
  return createHash("sha256").update(content).digest()
}

export const originOf = (browser: ApiClient) => String(browser.headers.Origin)

/** Starts adding a passkey, and returns the browser with the challenge's cookie. */
export async function beginRegistration(
  session: ApiClient,
  { password }: { password: string },
  name = "Laptop",
) {
  const begun = await session.post<Options>(`${passkeysPath}/options`, { name, password })
  expect(begun.status, begun.text).toBe(200)
  return { browser: withCookies(session, begun), options: begun.body }
}

/** The passkeys of the person signed in to `session`. */
export const passkeysOf = async (session: ApiClient) =>
  (await session.get<OwnPasskeys>(passkeysPath)).body.data

/** Adds a passkey in a session. */
export async function registerPasskey(session: ApiClient, person: { password: string }, name = "Laptop") {
  const authenticator = new Authenticator()
  const { browser, options } = await beginRegistration(session, person, name)
  const response = authenticator.make(options, { origin: originOf(browser) })
  const added = await browser.post<{ recoveryCodes: string[] | null }>(passkeysPath, { name, response })
  expect(added.status, added.text).toBe(200)
  return { authenticator, recoveryCodes: added.body.recoveryCodes }
}

/** In the shortest form, as the reader expects it. */
export async function beginSignIn(browser: ApiClient, secondStep = false) {
  const begun = await browser.post<
    Options & { allowCredentials: { id: string }[]; userVerification: string }
  >(`${passkeySignInPath}/options`, { secondStep })
  expect(begun.status, begun.text).toBe(200)
  return { browser: withCookies(browser, begun), options: begun.body }
}

/** Signs in with a passkey. */
export async function signInWith(
  authenticator: Authenticator,
  server: ApiClient,
  secondStep = false,
  more: object = {},
) {
  const { browser, options } = await beginSignIn(server, secondStep)
  const response = authenticator.answer(options, { origin: originOf(browser) })
  const answer = await browser.post(passkeySignInPath, { response, secondStep, ...more })
  return { answer, browser: withCookies(browser, answer), response }
}
