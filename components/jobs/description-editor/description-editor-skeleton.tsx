import { contentClass, frameClass, toolbarButtonClass, toolbarClass } from "./editor-classes"
import { KeysHint } from "./keys-hint"
import { Said } from "@/components/messages/said"
import { Skeleton } from "@/components/ui/skeleton"
import { cn } from "@/components/ui/cn"

/** A placeholder of the editor's height while its code loads; it imports none of that code. */
export function DescriptionEditorSkeleton() {
  return (
    <div className={frameClass} aria-busy="true">
      <div className={toolbarClass}>
        <div className={cn(toolbarButtonClass, "w-0")} />
        <Skeleton className="ml-1 h-4 w-44 max-w-full" />
      </div>
      <div className={cn(contentClass, "flex flex-col gap-3 pt-4")}>
        <span className="sr-only">
          <Said message="descriptionEditor.loading" />
        </span>
        <Skeleton className="w-11/12" />
        <Skeleton className="w-full" />
        <Skeleton className="w-3/5" />
      </div>
      <KeysHint />
    </div>
  )
}
