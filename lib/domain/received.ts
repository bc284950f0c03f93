import type { FieldProblem } from "./errors"

/** A request as far as it could be read, with the problems of the rest. */
export type Received<T> = { values: T; problems: FieldProblem[] }
