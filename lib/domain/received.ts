import type { FieldProblem } from "./errors"

/** A request as far as it could be read, and what in it could not. */
export type Received<T> = { values: T; problems: FieldProblem[] }
