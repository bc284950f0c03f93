"use client"

import { useEffect, useSyncExternalStore, type ComponentType } from "react"

/**
 * A component that the first load goes without: its code comes when the page is there and the browser idle, or at once when
 * it is shown. Not React's `lazy`, which holds back what it shows for up to 300 ms, even of code that is there by then.
 * `Meanwhile` holds its place, also in the HTML.
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
    // Each time, since it may have failed before.
    useEffect(begin)
    return Component ? <Component {...props} /> : null
  }
}

/** Code that the first load goes without: it comes when the browser is idle, or when it is first asked for. */
export function loadedWhenIdle<Module>(load: () => Promise<Module>): () => Promise<Module> {
  // A later call tries again what has failed.
  if (typeof window !== "undefined") whenIdle(() => void load().catch(() => {}))
  return load
}

/** After the page's own loading, of which nothing is to be taken away. */
function whenIdle(act: () => void): void {
  // Safari has no requestIdleCallback.
  const idle = () => ("requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, 1_000))
  if (document.readyState === "complete") idle()
  else addEventListener("load", idle, { once: true })
}
