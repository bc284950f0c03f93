import { JobFormSkeleton } from "@/components/jobs/job-form/job-form-skeleton"

export default function EditJobLoading() {
  return <JobFormSkeleton heading="postingForm.editTitle" />
}
