const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(work: () => void): void {
  work()
  for (const tell of listeners) tell()
}

/** The dialog in front of all others: what isn't in it is covered and inert. */
export const topModal = {
  /** Null if no dialog is open. */
  read: (): HTMLDialogElement | null => open.at(-1) ?? null,
  subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
  /** Adds a dialog that was just shown; call what it returns before the dialog is removed. */
  add(dialog: HTMLDialogElement): () => void {
    change(() => open.push(dialog))
    return () => change(() => open.splice(open.indexOf(dialog), 1))
  },
}
