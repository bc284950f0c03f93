import type { CalendarDate } from "@/lib/calendar-date"
import type { JobContent, Salary } from "./job"

/** An undefined element could not be read; its problem is reported separately. */
type Elements<Element> = (Element | undefined)[]

/** What a request asks of a job (contract 1.4). Only what is present changes; null means no value, or a boolean's default. */
export type JobChange = Partial<Omit<JobContent, keyof Asked | "publishDate" | "closeDateIsDefault">> & Asked

/** The fields whose form in a request differs from the stored one. */
type Asked = {
  closeDate?: CalendarDate | null
  locations?: Elements<{ description: string }>
  categories?: Elements<{ id: number }>
  positionType?: { id?: number }
  /** What is left out of the salary stays. */
  salary?: (Partial<Omit<Salary, "period">> & { period?: { id?: number } }) | null
  /** HTML as it was sent, not cleaned yet. */
  description?: string
  applicantRoutingType?: { id?: number }
}
