import { Skeleton } from "@/components/ui/skeleton"

/** The layout of a log while it loads; `label` says so to screen readers. */
export function LogSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{label}</p>
      <div aria-hidden className="flex flex-col rounded-xl border">
        {Array.from({ length: 10 }, (_, index) => (
          <div key={index} className="flex h-9 items-center gap-6 border-b px-4 last:border-b-0">
            <Skeleton className="w-20" />
            <Skeleton className="flex-1" />
            <Skeleton className="w-28 max-sm:hidden" />
            <Skeleton className="w-12" />
          </div>
        ))}
      </div>
    </div>
  )
}
