/** A surface that floats: menus, lists of options. It takes nothing of its text from where it stands in the page. */
export const popupClass =
  "rounded-lg bg-popover text-left text-sm font-normal whitespace-normal text-popover-foreground shadow-float outline-none"

/** It comes quickly and goes at once. */
export const popupMotionClass = "transition-opacity duration-100 ease-out starting:opacity-0"

/** A line in it that can be chosen. */
export const popupItemClass =
  "flex min-h-8 cursor-default items-center gap-2 rounded-md px-2 py-1.5 outline-none select-none pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0"

/** The same in a list whose focus stays in the input or the button. */
export const optionClass = `${popupItemClass} relative data-disabled:opacity-50 data-highlighted:bg-accent`
