import type { CalendarDate } from "@/lib/calendar-date"
import type { JobContent, Salary } from "./job"

/** An undefined element is one that could not be read; its problem is told apart. */
type Elements<Element> = (Element | undefined)[]

/** What a request asks of a job (contract 1.4). Only what is there changes; null is "none", or a boolean's default. */
export type JobChange = Partial<Omit<JobContent, keyof Asked | "publishDate" | "closeDateIsDefault">> & Asked

/** The fields that are asked for in other words than they are stored in. */
type Asked = {
  closeDate?: CalendarDate | null
  locations?: Elements<{ description: string }>
  categories?: Elements<{ id: number }>
  positionType?: { id?: number }
  /** What is left out of it stays. */
  salary?: (Partial<Omit<Salary, "period">> & { period?: { id?: number } }) | null
  /** HTML as it was sent, not cleaned yet. */
  description?: string
  applicantRoutingType?: { id?: number }
}
