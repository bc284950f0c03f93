import { ServiceError } from "@/lib/domain/errors"
import { readSession, type SignedIn } from "./session"

/** Who asks for a page, by its headers. `refusal` says why somebody who is signed in may see none all the same. */
export async function readPageSession(
  sent: Headers,
): Promise<{ session: SignedIn | null; refusal: string | null }> {
  const request = new Request("http://localhost", { headers: new Headers(sent) })
  try {
    return { session: await readSession(request), refusal: null }
  } catch (error) {
    if (error instanceof ServiceError && error.code === "forbidden") {
      return { session: null, refusal: error.message }
    }
    throw error
  }
}
