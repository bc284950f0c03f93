import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query"
import { type AnswerTo, callApi } from "./api-client"

export type ReferenceItem = { id: number; name: string }
export type SalaryPeriodItem = ReferenceItem & { unit: string }
export type PlaceItem = { id: number; name: string; description: string; type: string }

/** What is chosen from in a posting's form. */
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

/** These lists are part of the contract, so one look a session is enough, or none where the page brought them along. */
function listQuery<Name extends ListName>(name: Name, records: AnswerTo<Name>["data"] | undefined) {
  return queryOptions({
    queryKey: ["reference-data", name],
    queryFn: ({ signal }) => callApi<ListName>(name, { signal }) as Promise<AnswerTo<Name>>,
    select: ({ data }): AnswerTo<Name>["data"] => data,
    staleTime: Infinity,
    ...(records && { initialData: { data: records } as AnswerTo<Name> }),
  })
}

/** The lists; `brought` are those that the page has, null where they are to be asked for. */
export function useReferenceLists(brought: ReferenceLists | null) {
  return useQueries({
    queries: [
      listQuery("GET /api/v1.1/jobcategories", brought?.categories),
      listQuery("GET /api/v1.1/positiontypes", brought?.positionTypes),
      listQuery("GET /api/v1.1/salaryperiods", brought?.salaryPeriods),
      listQuery("GET /api/v1.1/applicantroutingtypes", brought?.routingTypes),
    ],
    combine: ([categories, positionTypes, salaryPeriods, routingTypes]) => ({
      lists: allThere({
        categories: categories.data,
        positionTypes: positionTypes.data,
        salaryPeriods: salaryPeriods.data,
        routingTypes: routingTypes.data,
      }),
      error: categories.error ?? positionTypes.error ?? salaryPeriods.error ?? routingTypes.error,
      retry: () =>
        [categories, positionTypes, salaryPeriods, routingTypes].forEach(
          ({ isError, refetch }) => isError && void refetch(),
        ),
    }),
  })
}

function allThere(lists: { [Name in keyof ReferenceLists]: ReferenceLists[Name] | undefined }) {
  return Object.values(lists).every(Boolean) ? (lists as ReferenceLists) : null
}

/** Places whose name has `name` in it; those of the name before stay until the new ones come. */
export function usePlaces(name: string) {
  return useQuery({
    queryKey: ["reference-data", "locations", name],
    queryFn: async ({ signal }) => {
      const query = { q: name, pageSize: 10 }
      return (await callApi("GET /api/v1.1/locations", { query, signal })).data
    },
    enabled: name !== "",
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  })
}
