import { Skeleton } from "@/components/ui/skeleton"

/** The layout of the list while it loads. */
export function WebhooksSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      {Array.from({ length: 2 }, (_, index) => (
        <div key={index} className="flex flex-col gap-3 rounded-xl border p-4">
          <Skeleton className="w-40" />
          <Skeleton className="h-3 w-64 max-w-full" />
          <Skeleton className="mt-2 h-8" />
        </div>
      ))}
    </div>
  )
}
