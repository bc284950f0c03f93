import type { SetUpStore } from "@/lib/domain/employers/set-up-store"
import { addActivity } from "./activities"
import type { Client } from "./engine/client"
import { toEmployer } from "./employers"
import { addNewcomer } from "./members"

const name = "set_up_token"

/** The set-up link in the database; see SetUpStore. */
export function setUpStore({ read, write }: Client): SetUpStore {
  return {
    async begin(value) {
      await write((transaction) =>
        transaction.setting.upsert({ where: { name }, create: { name, value }, update: { value } }),
      )
    },
    async isOpen(value) {
      const kept = await read.setting.findUnique({ where: { name } })
      return kept?.value === value && (await read.user.findFirst({ select: { id: true } })) === null
    },
    finish: (value, employer, admin, describe) =>
      write(async (transaction) => {
        const { count } = await transaction.setting.deleteMany({ where: { name, value } })
        if (count === 0 || (await transaction.user.findFirst({ select: { id: true } }))) return false
        const made = toEmployer(await transaction.employer.create({ data: employer }))
        const member = await addNewcomer(transaction, made.id, { ...admin, role: "admin" })
        for (const activity of describe(made, member)) await addActivity(transaction, made.id, activity)
        return true
      }),
  }
}
