export { JobPageSkeleton as default } from "@/components/jobs/job-page/job-page-skeleton"
