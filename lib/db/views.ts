import { foldText } from "@/lib/domain/folded-text"
import type { View } from "@/lib/domain/views/view"
import type { ViewsOf, ViewStore } from "@/lib/domain/views/view-store"
import { lockEmployer } from "./employers"
import type { Client, Transaction } from "./engine/client"

type Row = { id: number; name: string; userId: number | null; query: string }

/** The views in the database; see ViewStore. */
export function viewStore({ read, write }: Client): ViewStore {
  return {
    async list(of) {
      const rows = await read.view.findMany({ where: visibleTo(of), orderBy: { id: "asc" } })
      const views = rows.map(toView)
      return [...views.filter(({ shared }) => shared), ...views.filter(({ shared }) => !shared)]
    },
    add: (of, { name, shared, query }, most) =>
      write(async (transaction) => {
        const userId = shared ? null : of.userId
        const beside = await besides(transaction, of, userId)
        if (isTaken(name, beside)) return "taken"
        if (beside.length >= most) return "too_many"
        const data = { employerId: of.employerId, userId, name, query }
        return toView(await transaction.view.create({ data }))
      }),
    change: (of, id, change) =>
      write(async (transaction) => {
        const found = await transaction.view.findFirst({ where: { ...visibleTo(of), id } })
        if (!found) return null
        const beside = await besides(transaction, of, found.userId)
        const others = beside.filter((each) => each.id !== id)
        // Somebody may have deleted it while this waited for its turn.
        if (others.length === beside.length) return null
        if (change.name !== undefined && isTaken(change.name, others)) return "taken"
        return toView(await transaction.view.update({ where: { id }, data: change }))
      }),
    async remove(of, id) {
      const { count } = await write((transaction) =>
        transaction.view.deleteMany({ where: { ...visibleTo(of), id } }),
      )
      return count > 0
    },
  }
}

const visibleTo = ({ employerId, userId }: ViewsOf) => ({ employerId, OR: [{ userId: null }, { userId }] })

/** The views among which a name may be taken only once; concurrent callers wait. */
async function besides(transaction: Transaction, { employerId }: ViewsOf, userId: number | null) {
  await lockEmployer(transaction, employerId)
  return transaction.view.findMany({ where: { employerId, userId } })
}

function isTaken(name: string, others: readonly Row[]): boolean {
  return others.some((each) => foldText(each.name) === foldText(name))
}

function toView({ id, name, userId, query }: Row): View {
  return { id, name, shared: userId === null, query }
}
