import { hashPassword } from "better-auth/crypto"
import { receive } from "@/lib/api/receive"
import { jobChange } from "@/lib/api/v1.1/jobs"
import { addDays, calendarDateIn } from "@/lib/calendar-date"
import { type Context, type ServiceContext, serviceContextFor } from "@/lib/domain/context"
import { createEmployer } from "@/lib/domain/employers/create-employer"
import type { Employer, Plan } from "@/lib/domain/employers/employer"
import { generatePassword } from "@/lib/domain/members/generate-password"
import { addMember } from "@/lib/domain/members/add-member"
import { createJob } from "@/lib/domain/jobs/create-job"
import demo from "./reference-data/demo-postings.json" with { type: "json" }

const dayMilliseconds = 86_400_000

type Posting = (typeof demo.postings)[number] & { publishedDaysAgo: number; closesInDays?: number | null }

/** Creates the demo employer with its postings, dated around today; `apiKey` is shown once. */
export async function createDemo(
  context: ServiceContext,
): Promise<{ employer: Employer; apiKey: string; admin: { email: string; password: string } }> {
  const { name, timeZone, plan } = demo.employer
  const { employer, apiKey } = await createEmployer(context, { name, timeZone, plan: plan as Plan })
  const admin = await createAdmin(serviceContextFor(context, employer, "Operator"))
  const now = context.clock.now()
  const today = calendarDateIn(timeZone, now)
  const oldestFirst = [...(demo.postings as Posting[])].sort(
    (a, b) => b.publishedDaysAgo - a.publishedDaysAgo,
  )
  for (const { publishedDaysAgo, closesInDays, ...posting } of oldestFirst) {
    const clock = { now: () => new Date(now.getTime() - publishedDaysAgo * dayMilliseconds) }
    const closeDate = typeof closesInDays === "number" ? addDays(today, closesInDays) : null
    const received = receive(jobChange, { ...posting, closeDate })
    await createJob(serviceContextFor({ ...context, clock }, employer, "Demo data"), received)
  }
  return { employer, apiKey, admin }
}

/** Its admin has an address that nobody has signed up with: who did so beforehand is not to become admin of this. */
async function createAdmin(context: Context): Promise<{ email: string; password: string }> {
  const { id } = context.employer
  const password = generatePassword()
  const person = {
    name: "Robin Tremblay",
    role: "admin" as const,
    passwordHash: await hashPassword(password),
  }
  let email = id === 1 ? "admin@norwick.example" : `admin-${id}@norwick.example`
  while (!(await addMember(context, { ...person, email })))
    email = `admin-${id}-${generatePassword().toLowerCase()}@norwick.example`
  return { email, password }
}
