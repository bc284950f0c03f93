import { JobFormSkeleton } from "@/components/jobs/job-form/job-form-skeleton"

export default function NewJobLoading() {
  return <JobFormSkeleton heading="postingForm.newTitle" />
}
