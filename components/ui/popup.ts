/** A floating surface for menus and lists of options. It inherits no text styles from its place in the page. */
export const popupClass =
  "rounded-lg bg-popover text-left text-sm font-normal whitespace-normal text-popover-foreground shadow-float outline-none forced-colors:border"

/** It appears quickly and disappears at once. */
export const popupMotionClass = "transition-opacity duration-100 ease-out starting:opacity-0"

/** An item in it that can be chosen. */
export const popupItemClass =
  "flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1.5 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"

/** The same in a list whose focus stays on the input or the button. */
export const optionClass = `${popupItemClass} relative data-disabled:opacity-50 data-highlighted:bg-accent`
