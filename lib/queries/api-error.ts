/** A problem with one field, in the words that the page shows. */
export type FieldRefusal = { field: string; code: string; message: string }

type Details = {
  requestId?: string | undefined
  errors?: FieldRefusal[] | undefined
  existing?: { id: number; href: string } | undefined
}

/** An unsuccessful answer of the API. `status` 0 and code `offline` mean that there was no answer. */
export class ApiError extends Error {
  override readonly name = "ApiError"
  readonly requestId: string | undefined
  readonly errors: FieldRefusal[]
  readonly existing: { id: number; href: string } | undefined

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    { requestId, errors, existing }: Details = {},
  ) {
    super(message)
    this.requestId = requestId
    this.errors = errors ?? []
    this.existing = existing
  }

  /** Whether the same request may succeed if it is sent again. */
  get temporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}
