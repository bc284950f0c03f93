import { Said } from "@/components/messages/said"

/** How to leave the editor and reach its toolbar by keyboard; on a touch screen only for screen readers. */
export function KeysHint({ id }: { id?: string }) {
  return (
    <p
      id={id}
      className="rounded-b-lg border-t px-3 py-1.5 text-xs text-muted-foreground pointer-coarse:sr-only"
    >
      <Said message="descriptionEditor.keys" />
    </p>
  )
}
