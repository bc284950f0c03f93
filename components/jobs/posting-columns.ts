/** The posting on the left, its details on the right; below 1024 px, one after the other. */
export const columnsClass = "grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8"

export const particularsClass = "h-fit min-w-0 divide-y rounded-xl border bg-card"
