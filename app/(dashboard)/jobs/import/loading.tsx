export { ImportSkeleton as default } from "@/components/jobs/import/import-skeleton"
