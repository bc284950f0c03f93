/** Shared by the editor and its skeleton, so that one replaces the other without a layout shift. */
export const frameClass = "relative rounded-lg border border-input bg-background text-foreground"

export const toolbarClass =
  "flex flex-wrap items-center gap-px rounded-t-lg border-b border-border bg-background p-1 pointer-coarse:gap-0"

export const toolbarButtonClass = "size-control-sm"

/** At least 280 px high, growing with the text. */
export const contentClass = "min-h-70 px-3 py-2.5"

/** The text roughly as a candidate would see it. */
export const proseClass =
  "text-sm leading-6 wrap-anywhere outline-none pointer-coarse:text-base [&_a]:text-primary-text [&_a]:underline [&_a]:underline-offset-2 [&_b]:font-semibold [&_li]:my-0.5 [&_ol]:my-2 [&_ol]:list-decimal [&_ol]:pl-6 [&_ol_ol]:list-[lower-alpha] [&_strong]:font-semibold [&_ul]:my-2 [&_li>ol]:my-0.5 [&_li>ul]:my-0.5 [&_ul]:list-disc [&_ul]:pl-6 [&_ul_ul]:list-[circle] [&>*:first-child]:mt-0 [&>div]:my-2 [&>p]:my-2 [&_li>p]:my-0 [&_li>p+p]:mt-1.5"
