export { mostExtendedDays } from "@/lib/domain/bulk-runs/bulk-deed"
export { mostBulkJobs } from "@/lib/domain/bulk-runs/bulk-run"
