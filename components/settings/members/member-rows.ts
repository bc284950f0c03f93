import type { ListedMember } from "@/lib/queries/members"
import type { MemberActions } from "./use-member-actions"

export interface MemberListProps {
  members: readonly ListedMember[]
  /** The instant that the list is of. */
  now: Date
  actions: MemberActions
}

export type MemberRowsProps = MemberListProps & {
  /** The one admin there is, whose role is to stay; null where there are more. */
  lastAdmin: ListedMember | null
}
