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
        await lockEmployer(transaction, of.employerId)
        const userId = shared ? null : of.userId
        const beside = await besides(transaction, of, userId)
        if (isTaken(name, beside)) return "taken"
        if (beside.length >= most) return "too_many"
        const data = { employerId: of.employerId, userId, name, query }
        return toView(await transaction.view.create({ data }))
      }),
    change: (of, id, { shared, ...change }, most) =>
      write(async (transaction) => {
        await lockEmployer(transaction, of.employerId)
        const found = await transaction.view.findFirst({ where: { ...visibleTo(of), id } })
        if (!found) return null
        const userId = shared ? null : found.userId
        const others = (await besides(transaction, of, userId)).filter((each) => each.id !== id)
        const isNewThere = userId !== found.userId
        if ((isNewThere || change.name !== undefined) && isTaken(change.name ?? found.name, others))
          return "taken"
        if (isNewThere && others.length >= most) return "too_many"
        return toView(await transaction.view.update({ where: { id }, data: { ...change, userId } }))
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

/** The views among which a name may be taken only once. */
function besides(transaction: Transaction, { employerId }: ViewsOf, userId: number | null) {
  return transaction.view.findMany({ where: { employerId, userId } })
}

function isTaken(name: string, others: readonly Row[]): boolean {
  return others.some((each) => foldText(each.name) === foldText(name))
}

function toView({ id, name, userId, query }: Row): View {
  return { id, name, shared: userId === null, query }
}
