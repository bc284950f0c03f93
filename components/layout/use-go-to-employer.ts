"use client"

import { employerPath } from "@/lib/api/dashboard/employer-path"
import { useSwitchEmployer } from "@/lib/queries/session-changes"
import { leavePage } from "./leave-page"

/**
 * Goes to the postings of another employer of this person, once they have agreed to lose what isn't saved here. It is a full page
 * load, since everything loaded here is about the current employer. Only the URL says which one comes next.
 */
export function useGoToEmployer(): (employerId: number) => void {
  const { mutate } = useSwitchEmployer((id) => window.location.assign(`${employerPath(id)}/jobs`))
  return (employerId) => leavePage(() => mutate(employerId))
}
