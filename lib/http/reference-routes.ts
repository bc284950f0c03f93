import { idPath } from "@/lib/api/id-path"
import { notFound } from "@/lib/domain/errors"
import { type ReferenceRecord, recordById } from "@/lib/domain/reference-data"
import { cacheable } from "./answers"
import { endpoint, route } from "./endpoint"

/** The route of a whole reference list, which needs no key (contract 1.2). */
export function referenceListRoute(path: string, records: ReferenceRecord[]) {
  return route(`/api/v1.1${path}`, {
    GET: endpoint({ may: "anyone", answer: ({ request }) => cacheable(request, { data: records }) }),
  })
}

/** The route of one record of a reference list; `what` names it in the answer for an unknown id. */
export function referenceRecordRoute(
  path: string,
  records: ReferenceRecord[],
  what: Parameters<typeof notFound>[0],
) {
  return route(`/api/v1.1${path}/{id}`, {
    GET: endpoint({
      may: "anyone",
      params: idPath,
      answer({ request, params }) {
        const record = recordById(records, params.id)
        if (!record) throw notFound(what)
        return cacheable(request, record)
      },
    }),
  })
}
