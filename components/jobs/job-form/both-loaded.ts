import type { LoadedProps } from "@/components/layout/loaded"

type Query<Data> = LoadedProps<Data>["query"]

/** Two queries as one, for components that need both. Retrying it only retries what has failed. */
export function bothLoaded<One, Other>(one: Query<One>, other: Query<Other>): Query<[One, Other]> {
  const both = [one, other]
  return {
    data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
    error: one.error ?? other.error,
    isFetching: both.some(({ isFetching }) => isFetching),
    refetch: () => both.forEach(({ error, refetch }) => error && void refetch()),
  }
}
