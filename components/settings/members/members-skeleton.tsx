import { Skeleton } from "@/components/ui/skeleton"

/** The layout of the list while it loads. */
export function MembersSkeleton() {
  return (
    <div aria-hidden className="flex flex-col rounded-xl border">
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex items-center gap-4 border-b px-4 py-3 last:border-b-0">
          <Skeleton className="size-7 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-36" />
            <Skeleton className="h-3 w-48" />
          </div>
          <Skeleton className="h-7 w-24" />
          <Skeleton className="w-20 max-sm:hidden" />
        </div>
      ))}
    </div>
  )
}
