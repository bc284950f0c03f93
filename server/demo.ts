import type { ServiceContext } from "@/lib/domain/context"
import { tellOperator } from "./output"

/** Fills an empty database with the demo employer and prints, only this once, how to sign in and use its API key. */
export async function offerDemo(context: ServiceContext, address: string): Promise<void> {
  if ((await context.stores.employers.list()).length > 0) return
  tellOperator("The database is empty: creating a demo employer with 60 postings…")
  const { createDemo } = await import("@/prisma/seed-demo")
  const { employer, apiKey, admin } = await createDemo(context)
  const body = JSON.stringify({
    title: "Line Cook",
    locations: [{ description: "Winnipeg, MB" }],
    categories: [{ id: 14 }],
    positionType: { id: 1 },
    description: "<p>Cook with us.</p>",
    applicantRoutingType: { id: 1 },
    applicationEmail: "jobs@example.com",
  })
  tellOperator(`
  Demo employer  ${employer.name}
  Sign in        ${address}   as ${admin.email} with the password ${admin.password}
  API key        ${apiKey}
                 (password and key are shown only once; they are stored as hashes)

  List its postings:
  curl ${address}/api/v1.1/jobs -H 'API-Key: ${apiKey}'

  Create one:
  curl -i ${address}/api/v1.1/jobs -H 'API-Key: ${apiKey}' -H 'Content-Type: application/json' -d '${body}'
`)
}
