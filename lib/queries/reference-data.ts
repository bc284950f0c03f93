import { keepPreviousData, queryOptions, useQueries, useQuery } from "@tanstack/react-query"
import { callApi } from "./api-client"

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

/** These lists are part of the contract, so one look a session is enough. */
function listQuery<Item extends ReferenceItem>(path: string) {
  return queryOptions({
    queryKey: ["reference-data", path],
    queryFn: ({ signal }) => callApi<{ data: Item[] }>("GET", `/api/v1.1/${path}`, { signal }),
    select: ({ data }: { data: Item[] }) => data,
    staleTime: Infinity,
  })
}

export function useReferenceLists() {
  return useQueries({
    queries: [
      listQuery("jobcategories"),
      listQuery("positiontypes"),
      listQuery<SalaryPeriodItem>("salaryperiods"),
      listQuery("applicantroutingtypes"),
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
      const path = `/api/v1.1/locations?q=${encodeURIComponent(name)}&pageSize=10`
      return (await callApi<{ data: PlaceItem[] }>("GET", path, { signal })).data
    },
    enabled: name !== "",
    placeholderData: keepPreviousData,
    staleTime: 3_600_000,
  })
}
