import { Skeleton } from "@/components/ui/skeleton"

/** The layout of the list while it loads. */
export function ApiKeysSkeleton() {
  return (
    <div aria-hidden className="flex flex-col rounded-xl border">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex items-center gap-6 border-b px-4 py-4 last:border-b-0">
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-32" />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="w-24 max-sm:hidden" />
          <Skeleton className="w-16" />
        </div>
      ))}
    </div>
  )
}
