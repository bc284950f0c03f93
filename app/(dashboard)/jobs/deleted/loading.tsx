export { BinSkeleton as default } from "@/components/jobs/bin/bin-skeleton"
