"use client"

import { useEffect, useSyncExternalStore, type ComponentType } from "react"

/**
 * A component that isn't part of the first load: its code loads when the page is ready and the browser idle, or at once when shown. React's
 * `lazy` would hold back content for up to 300 ms, even if its code has already loaded. `Meanwhile` holds its place, also in the HTML.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> | null = null,
) {
  let Loaded: ComponentType<Props> | null = null
  let loading: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function begin(): void {
    loading ??= load().then(
      (component) => {
        Loaded = component
        for (const listener of listeners) listener()
      },
      () => {
        loading = null
        addEventListener("online", begin, { once: true })
      },
    )
  }

  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  if (typeof window !== "undefined") whenIdle(begin)

  return function OnDemand(props: Props) {
    const Component = useSyncExternalStore(
      subscribe,
      () => Loaded ?? Meanwhile,
      () => Meanwhile,
    )
    // On every render, since it may have failed before.
    useEffect(begin)
    return Component ? <Component {...props} /> : null
  }
}

/** Code that isn't part of the first load: it loads when the browser is idle, or when it is first needed. */
export function loadedWhenIdle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  // A later call retries what has failed.
  if (typeof window !== "undefined") whenIdle(() => void load().catch(() => {}))
  return load
}

/** After the page itself has loaded, so that this doesn't slow it down. */
function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 1_000))
  if (document.readyState === "complete") idle()
  else addEventListener("load", idle, { once: true })
}
