import type { ListedMember } from "@/lib/queries/members"
import type { MemberActions } from "./use-member-actions"

export interface MemberListProps {
  members: readonly ListedMember[]
  /** The instant at which the list was fetched. */
  now: Date
  actions: MemberActions
}

export type MemberRowsProps = MemberListProps & {
  /** The only admin, whose role can't change; null if there are several. */
  lastAdmin: ListedMember | null
}
