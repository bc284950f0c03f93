import { requestOrigin } from "@/lib/http/request-address"
import type { SignInLibrary } from "./sign-in-library"

const instances = new Map<boolean, Promise<SignInLibrary>>()

/**
 * The sign-in library, set up for the way `request` came: over https, its cookie is only sent over https. It is loaded when it is
 * first needed, because it is a third of all the code and a start has to read what it loads.
 */
export function auth(request: Request): Promise<SignInLibrary> {
  const secure = requestOrigin(request).startsWith("https:")
  const instance = instances.get(secure) ?? createInstance(secure)
  instances.set(secure, instance)
  instance.catch(() => instances.delete(secure))
  return instance
}

async function createInstance(secure: boolean): Promise<SignInLibrary> {
  const { createSignInLibrary } = await import("./sign-in-library")
  return createSignInLibrary(secure)
}
