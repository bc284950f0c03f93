import { jobExample } from "./examples"

const person = { kind: "person", name: "Ana Silva" } as const

export const historyExample = {
  data: [
    {
      version: 2,
      at: "2026-11-04T15:20:11.402Z",
      by: person,
      action: "updated",
      changes: [{ field: "title", before: "Cook", after: "Sous Chef" }],
    },
  ],
  cursor: "2",
  more: true,
}

export const binPageExample = {
  data: [
    {
      id: 4711,
      title: "Sous Chef",
      referenceId: "K-17",
      status: "active",
      deletedAt: "2026-11-09T09:12:45.120Z",
      deletedBy: { kind: "key", name: "Careers site" },
      restorableUntil: "2026-12-09T09:12:45.120Z",
    },
  ],
  paging: { total: 1, page: 1, pages: 1, pageSize: 10, previous: null, next: null },
}

export const recordExample = {
  employer: jobExample.employer,
  periods: [
    {
      version: 2,
      publicFrom: "2026-11-04T15:20:11.402Z",
      publicTo: "2026-11-09T09:12:45.120Z",
      publishedBy: person,
      takenDownBy: { kind: "key", name: "Careers site" },
      job: jobExample,
      findings: [],
    },
  ],
}

export const changesExample = {
  data: [
    {
      type: "upsert",
      id: 4711,
      referenceId: "K-17",
      at: "2026-11-04T15:20:11.402Z",
      by: person,
      version: 2,
      job: jobExample,
    },
    {
      type: "delete",
      id: 4690,
      referenceId: null,
      at: "2026-11-05T08:01:30.077Z",
      by: { kind: "key", name: "Careers site" },
    },
  ],
  cursor: "Zq3kJc0v5m8V1kq0n2o4xQb6r9s8t7u6v5w4x3y2z1A",
  more: false,
}
