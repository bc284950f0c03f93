import { JobFormSkeleton } from "@/components/jobs/job-form/job-form-skeleton"

export default function Loading() {
  return <JobFormSkeleton title="Edit posting" />
}
