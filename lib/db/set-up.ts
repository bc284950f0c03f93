import type { SetUpStore } from "@/lib/domain/employers/set-up"
import type { Client } from "./client"
import { addMember } from "./members"

const name = "set_up_token"

/** The set-up link in the database; see SetUpStore. */
export function setUpStore({ write }: Client): SetUpStore {
  return {
    async begin(value) {
      await write((transaction) =>
        transaction.setting.upsert({ where: { name }, create: { name, value }, update: { value } }),
      )
    },
    finish: (value, employer, admin) =>
      write(async (transaction) => {
        const { count } = await transaction.setting.deleteMany({ where: { name, value } })
        if (count === 0 || (await transaction.user.findFirst({ select: { id: true } }))) return false
        const { id } = await transaction.employer.create({ data: employer })
        await addMember(transaction, id, { ...admin, role: "admin" })
        return true
      }),
  }
}
