export { JobListSkeleton as default } from "@/components/jobs/job-list/job-list-skeleton"
