import { Banner } from "@/components/ui/banner"

/** Why a whole form was refused, above its fields: whoever sent it from below is brought there, or would see nothing happen. */
export function FormRefusal({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <div ref={bringIntoView}>
      <Banner tone="error">{children}</Banner>
    </div>
  )
}

function bringIntoView(refusal: HTMLElement | null) {
  refusal?.scrollIntoView({ block: "nearest" })
}
