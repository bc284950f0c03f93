import { openDatabase } from "@/lib/db/database"
import { createClient } from "@/lib/db/engine/client"
import { jobChange } from "@/lib/api/v1.1/jobs"
import { type Context, serviceContextFor } from "@/lib/domain/context"
import { employerById } from "@/lib/domain/employers/manage-employers"
import { createJob } from "@/lib/domain/jobs/create-job"
import { updateJob } from "@/lib/domain/jobs/update-job"
import { jobBody } from "../support/factories"
import { expect } from "../support/fixtures"
import { test } from "../support/service"

const received = (body: unknown) => ({ values: jobChange.parse(body), problems: [] })

test("counts of findings are stored only if the posting and the settings they are based on are current", async ({
  newDatabase,
  employerIn,
}) => {
  const { id: employerId } = await employerIn(newDatabase)
  const database = openDatabase(newDatabase)
  const client = createClient(newDatabase)
  const run = (text: string) =>
    client.direct.write(function* () {
      yield { text, values: [] }
    })
  const counts = async () => {
    const columns = "finding_errors AS errors, finding_warnings AS warnings, finding_advice AS advice"
    return (await client.direct.rows({ text: `SELECT ${columns}, version FROM jobs`, values: [] }))[0]
  }
  try {
    const service = { stores: database.stores, clock: { now: () => new Date() } }
    const context = serviceContextFor(service, await employerById(service, employerId), "Test")
    const { id } = await createJob(context, received(jobBody()))
    const judged = await counts()
    expect(judged).toMatchObject({ errors: expect.any(Number), version: 1 })
    const rename = (title: string, by: Context = context) => updateJob(by, id, received({ title }))
    await rename("Prep Cook")
    expect(await counts()).toEqual({ ...(judged as object), version: 2 })

    // The counts are updated between reading and writing.
    const { jobs } = service.stores
    const find: typeof jobs.find = async (...job) => {
      const found = await jobs.find(...job)
      await run("UPDATE jobs SET finding_errors = 9")
      return found
    }
    await rename("Line Cook", { ...context, stores: { ...service.stores, jobs: { ...jobs, find } } })
    expect(await counts()).toEqual({ ...(judged as object), version: 3 })

    await run("UPDATE employers SET check_revision = check_revision + 1")
    await rename("Prep Cook")
    expect(await counts()).toEqual({ errors: null, warnings: null, advice: null, version: 4 })
  } finally {
    await client.close()
    await database.close()
  }
})
