import { Said } from "@/components/messages/said"

/** How a keyboard gets out of the editor, and to its toolbar; on a touch screen for screen readers alone. */
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
