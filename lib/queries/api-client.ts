import { ApiError } from "./api-error"

type Method = "GET" | "POST" | "PUT" | "DELETE"
type Options = { body?: unknown; headers?: Record<string, string>; signal?: AbortSignal | undefined }

/** An answer with the headers that some callers need. */
export type ApiAnswer<T> = { data: T; headers: Headers }

/** Asks our API as the person who is signed in: the only fetch of the dashboard. Throws ApiError. */
export async function askApi<T>(method: Method, path: string, options: Options = {}): Promise<ApiAnswer<T>> {
  const response = await send(method, path, options)
  const text = await response.text()
  const data: unknown = text === "" ? null : parse(text)
  if (response.ok) return { data: data as T, headers: response.headers }
  const problem = (typeof data === "object" && data !== null ? data : {}) as Partial<ApiError>
  throw new ApiError(
    response.status,
    problem.code ?? "internal_error",
    problem.message ?? unexpected,
    problem,
  )
}

/** The body of an answer, where nothing else of it matters. */
export async function callApi<T>(method: Method, path: string, options?: Options): Promise<T> {
  return (await askApi<T>(method, path, options)).data
}

const unexpected = "The service gave an unexpected answer. Try again in a moment."

async function send(method: Method, path: string, { body, headers, signal }: Options): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError(0, "offline", "The service cannot be reached. Check the connection and try again.")
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
