/** What all fields that can be typed in or opened share: height, border, focus and error. */
export const controlClass =
  "h-control w-full min-w-0 rounded-lg border border-input bg-background px-2.5 text-left text-sm text-foreground transition-colors duration-100 pointer-coarse:text-base hover:border-muted-foreground disabled:cursor-not-allowed disabled:border-border-strong disabled:bg-muted disabled:text-muted-foreground"

/** For elements that have the focus themselves: the ring is drawn on their border. */
export const controlFocusClass =
  "focus-visible:border-ring focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-ring aria-invalid:border-destructive aria-invalid:focus-visible:outline-destructive"

/** For a frame around an input that has the focus, so that the frame shows it. */
export const controlFrameClass =
  "flex items-center gap-2 has-[input:focus]:border-ring has-[input:focus]:outline-2 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-ring has-[input[aria-invalid=true]]:border-destructive has-[input[aria-invalid=true]:focus]:outline-destructive has-[input:disabled]:cursor-not-allowed has-[input:disabled]:border-border-strong has-[input:disabled]:bg-muted has-[input:disabled]:text-muted-foreground"

/** The input inside such a frame. */
export const framedInputClass =
  "h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none disabled:cursor-not-allowed"
