export const webhookExample = {
  id: 7,
  url: "https://hooks.example.com/openings",
  description: "Careers site",
  events: ["job.published", "job.updated", "job.archived", "job.closed", "job.deleted"],
  confidential: false,
  status: "enabled",
  disabledReason: null,
  failingSince: null,
  lastAttempt: { at: "2026-11-04T15:20:12.031Z", status: 204 },
  previousSecretUntil: null,
  createdAt: "2026-11-01T09:00:00.000Z",
  createdBy: "Ana Silva",
}

export const webhookSecretExample = "whsec_YW4gZXhhbXBsZSwgbm90IGEgc2VjcmV0"

export const attemptExample = {
  at: "2026-11-04T15:20:12.031Z",
  status: 503,
  ms: 212,
  answer: "Come again later.",
}

export const deliveryExample = {
  id: 91,
  event: {
    id: "evt_0c5f2f6e-3f6b-4b0f-9c39-6a8f8f0f6c11",
    type: "job.updated",
    timestamp: "2026-11-04T15:20:11.402Z",
    data: {
      id: 4711,
      referenceId: "K-17",
      version: 2,
      changed: ["title"],
      by: { kind: "person", name: "Ana Silva" },
      href: "https://jobs.example.com/api/v1.1/jobs/4711",
    },
  },
  status: "pending",
  attempts: [attemptExample],
  nextAttempt: "2026-11-04T15:20:17.340Z",
}
