import { openDatabase } from "@/lib/db/database"
import { type DataSet, settle } from "./data-set"

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Waits until a server has checked the postings of `data`, which it does once, and PostgreSQL has cleaned up afterwards. */
export async function whenSettled(data: DataSet): Promise<void> {
  await whenJudged(data)
  await settle(data.url)
}

/** Waits until a server has checked the postings of `data`, which hadn't been checked before. */
export async function whenJudged({ url, employerId }: DataSet): Promise<void> {
  const database = openDatabase(url)
  const isDone = async () =>
    (await database.stores.checkRefreshes.list()).some(
      ({ employer, last }) => employer.id === employerId && last?.done,
    )
  try {
    while (!(await isDone())) await pause(100)
  } finally {
    await database.close()
  }
}
