import { keepPreviousData, queryOptions, useQueries, useQuery, useQueryClient } from "@tanstack/react-query"
import { type AnswerTo, callApi } from "./api-client"

export type ReferenceItem = { id: number; name: string }
export type SalaryPeriodItem = ReferenceItem & { unit: string }
export type PlaceItem = { id: number; name: string; description: string; type: string }

/** The options of a posting's form. */
export type ReferenceLists = {
  categories: ReferenceItem[]
  positionTypes: ReferenceItem[]
  salaryPeriods: SalaryPeriodItem[]
  routingTypes: ReferenceItem[]
}

type ListName =
  | "GET /api/v1.1/jobcategories"
  | "GET /api/v1.1/positiontypes"
  | "GET /api/v1.1/salaryperiods"
  | "GET /api/v1.1/applicantroutingtypes"

/** These lists are part of the contract, so they are fetched once per session, or not at all if the page came with them. */
function listQuery<Name extends ListName>(name: Name, records: AnswerTo<Name>["data"] | undefined) {
  return queryOptions({
    queryKey: ["reference-data", name],
    queryFn: ({ signal }) => callApi<ListName>(name, { signal }) as Promise<AnswerTo<Name>>,
    select: ({ data }): AnswerTo<Name>["data"] => data,
    staleTime: Infinity,
    ...(records && { initialData: { data: records } as AnswerTo<Name> }),
  })
}

/** The lists; `brought` are those that the page came with, null to fetch them. */
export function useReferenceLists(brought: ReferenceLists | null) {
  return useQueries({
    queries: [
      listQuery("GET /api/v1.1/jobcategories", brought?.categories),
      listQuery("GET /api/v1.1/positiontypes", brought?.positionTypes),
      listQuery("GET /api/v1.1/salaryperiods", brought?.salaryPeriods),
      listQuery("GET /api/v1.1/applicantroutingtypes", brought?.routingTypes),
    ],
    combine: ([categories, positionTypes, salaryPeriods, routingTypes]) => ({
      data: allThere({
        categories: categories.data,
        positionTypes: positionTypes.data,
        salaryPeriods: salaryPeriods.data,
        routingTypes: routingTypes.data,
      }),
      error: categories.error ?? positionTypes.error ?? salaryPeriods.error ?? routingTypes.error,
      isFetching: [categories, positionTypes, salaryPeriods, routingTypes].some(
        ({ isFetching }) => isFetching,
      ),
      refetch: () =>
        [categories, positionTypes, salaryPeriods, routingTypes].forEach(
          ({ isError, refetch }) => isError && void refetch(),
        ),
    }),
  })
}

function allThere(lists: { [Name in keyof ReferenceLists]: ReferenceLists[Name] | undefined }) {
  return Object.values(lists).every(Boolean) ? (lists as ReferenceLists) : undefined
}

/**
 * The places that a person may mean who has typed `typed`. Without a connection it fails at once, because saving
 * waits for it.
 */
export function placesQuery(typed: string) {
  return queryOptions({
    queryKey: ["reference-data", "places", typed],
    queryFn: ({ signal }) => callApi("GET /api/dashboard/places", { query: { q: typed }, signal }),
    networkMode: "always",
    staleTime: 3_600_000,
  })
}

/** One place, by its id. */
export function placeByIdQuery(id: number) {
  return queryOptions({
    queryKey: ["reference-data", "place", id],
    queryFn: ({ signal }) => callApi("GET /api/v1.1/locations/{id}", { params: { id }, signal }),
    staleTime: Infinity,
    retry: false,
  })
}

/** The suggestions for `typed`; those for the previous text stay until the new ones have loaded. */
export function usePlaces(typed: string) {
  return useQuery({ ...placesQuery(typed), enabled: typed !== "", placeholderData: keepPreviousData })
}

/** Looks up the one place that `typed` means; null if it may mean several or none. */
export function usePlaceMeant() {
  const client = useQueryClient()
  return async (typed: string): Promise<string | null> => (await client.fetchQuery(placesQuery(typed))).meant
}
