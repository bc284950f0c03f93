"use client"

import { useRender } from "@base-ui/react/use-render"
import { Check } from "lucide-react"
import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from "react"
import { cn } from "./cn"
import { place, type Align, type Side } from "./place"
import { popupClass, popupItemClass, popupMotionClass } from "./popup"
import { Trigger } from "./trigger"

/** Closes the menu around, and gives the focus back to its button. */
const CloseMenu = createContext<() => void>(() => {})

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement<{ id?: string }>
  children: ReactNode
  side?: Side
  align?: Align
  className?: string
}

type FirstFocus = "first" | "last" | "menu"

/**
 * Actions behind a button. Made here and not on Base UI, whose menu alone weighs as much as all of this app's other
 * components, on the page that has to come first.
 */
export function Menu({ trigger, children, side = "bottom", align = "end", className }: MenuProps) {
  const madeId = useId()
  const triggerId = trigger.props.id ?? madeId
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [firstFocus, setFirstFocus] = useState<FirstFocus | null>(null)
  const open = firstFocus !== null

  function close() {
    triggerRef.current?.focus({ preventScroll: true })
    setFirstFocus(null)
  }

  return (
    <>
      <Trigger
        element={trigger}
        ref={triggerRef}
        id={triggerId}
        aria-haspopup="menu"
        aria-expanded={open}
        data-popup-open={open ? "" : undefined}
        // A click that a key made has no detail; it starts on the first item, a pointer's on none.
        onClick={(event) => setFirstFocus(open ? null : event.detail === 0 ? "first" : "menu")}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          setFirstFocus(event.key === "ArrowDown" ? "first" : "last")
        }}
      />
      {open ? (
        <CloseMenu value={close}>
          <MenuPopup
            triggerRef={triggerRef}
            labelledBy={triggerId}
            firstFocus={firstFocus}
            side={side}
            align={align}
            className={className}
            onClose={close}
            onLeave={() => setFirstFocus(null)}
          >
            {children}
          </MenuPopup>
        </CloseMenu>
      ) : null}
    </>
  )
}

interface MenuPopupProps extends Required<Pick<MenuProps, "side" | "align">> {
  triggerRef: RefObject<HTMLButtonElement | null>
  labelledBy: string
  firstFocus: FirstFocus
  className: string | undefined
  /** Closed by key: the focus goes back. */
  onClose: () => void
  /** The focus or the pointer went elsewhere, and stays there. */
  onLeave: () => void
  children: ReactNode
}

function MenuPopup({
  triggerRef,
  labelledBy,
  firstFocus,
  side,
  align,
  className,
  onClose,
  onLeave,
  children,
}: MenuPopupProps) {
  const popupRef = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const popup = popupRef.current
    const anchor = triggerRef.current
    if (!popup || !anchor) return
    popup.style.setProperty("--anchor-width", `${anchor.offsetWidth}px`)
    popup.showPopover()
    place(popup, anchor, side, align, 4)
    const items = enabledItems(popup)
    const target = firstFocus === "first" ? items[0] : firstFocus === "last" ? items.at(-1) : popup
    ;(target ?? popup).focus({ preventScroll: true })
  }, [triggerRef, side, align, firstFocus])

  useEffect(() => {
    function isOutside(event: Event) {
      const target = event.target as Node
      return !popupRef.current?.contains(target) && !triggerRef.current?.contains(target)
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener("pointerdown", (event) => isOutside(event) && onLeave(), {
      signal,
      capture: true,
    })
    // It goes along when the page scrolls under it.
    const follow = () =>
      popupRef.current && triggerRef.current && place(popupRef.current, triggerRef.current, side, align, 4)
    window.addEventListener("scroll", follow, { signal, capture: true, passive: true })
    window.addEventListener("resize", follow, { signal })
    return () => listening.abort()
  })

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const items = enabledItems(event.currentTarget)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const go = (index: number) => items.at(index % items.length)?.focus()
    // What a menu does with a key is nobody else's: not the dialog's around it, not the page's shortcuts.
    event.stopPropagation()
    if (event.key === "Tab") return onClose()
    if (event.key === "ArrowDown") go(at + 1)
    else if (event.key === "ArrowUp") go(at < 0 ? -1 : at - 1)
    else if (event.key === "Home") go(0)
    else if (event.key === "End") go(-1)
    else if (event.key === "Escape") onClose()
    else if (event.key === " " && at >= 0) items[at]?.click()
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const letter = event.key.toLocaleLowerCase()
      const fromHere = [...items.slice(at + 1), ...items.slice(0, at + 1)]
      fromHere.find((item) => item.textContent?.trim().toLocaleLowerCase().startsWith(letter))?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <div
      ref={popupRef}
      // Not "auto": its own dismissal would close on the button's press, and the click then open again.
      popover="manual"
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next) && next !== triggerRef.current) onLeave()
      }}
      className={cn(
        popupClass,
        popupMotionClass,
        "fixed inset-auto m-0 max-h-[calc(100dvh-1rem)] w-max max-w-80 min-w-44 overflow-y-auto border-0 p-1",
        className,
      )}
    >
      {children}
    </div>
  )
}

function enabledItems(popup: HTMLElement): HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>("[role^=menuitem]:not(:disabled)")]
}

const itemClass = cn(
  popupItemClass,
  "w-full text-left focus:bg-accent focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring disabled:opacity-50",
)

/** The item under the pointer has the focus, so that pointer and keys never point at two. */
function followPointer(event: PointerEvent<HTMLElement>) {
  if (event.currentTarget !== document.activeElement) event.currentTarget.focus({ preventScroll: true })
}

export interface MenuItemProps {
  icon?: ReactNode
  /** The key that does the same outside the menu. */
  shortcut?: string
  destructive?: boolean
  disabled?: boolean
  onSelect?: () => void
  children: ReactNode
}

export function MenuItem({ icon, shortcut, destructive, disabled, onSelect, children }: MenuItemProps) {
  const close = use(CloseMenu)
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onPointerMove={followPointer}
      onClick={() => {
        // First, so that a dialog that it opens gives the focus back to the menu's button.
        close()
        onSelect?.()
      }}
      className={cn(itemClass, destructive && "text-destructive-text focus:bg-destructive-subtle")}
    >
      <MenuItemContent icon={icon} shortcut={shortcut} quiet={!destructive}>
        {children}
      </MenuItemContent>
    </button>
  )
}

export interface MenuLinkProps extends Omit<MenuItemProps, "onSelect" | "destructive" | "disabled"> {
  /** The link itself, for instance `<Link href="…" />`. */
  render: ReactElement
}

/** A line that leads elsewhere, and can be opened in a new tab. */
export function MenuLink({ render, icon, shortcut, children }: MenuLinkProps) {
  const close = use(CloseMenu)
  return useRender({
    render,
    defaultTagName: "a",
    props: {
      role: "menuitem",
      tabIndex: -1,
      onPointerMove: followPointer,
      onClick: close,
      className: itemClass,
      children: (
        <MenuItemContent icon={icon} shortcut={shortcut} quiet>
          {children}
        </MenuItemContent>
      ),
    },
  })
}

function MenuItemContent({
  icon,
  shortcut,
  quiet,
  children,
}: Pick<MenuItemProps, "icon" | "shortcut" | "children"> & { quiet: boolean }) {
  return (
    <>
      {icon ? (
        <span aria-hidden className={cn("contents", quiet && "[&_svg]:text-muted-foreground")}>
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">{children}</span>
      {shortcut ? (
        <kbd aria-hidden className="ml-4 font-sans text-xs text-muted-foreground pointer-coarse:hidden">
          {shortcut}
        </kbd>
      ) : null}
    </>
  )
}

export interface MenuChoiceProps<Value extends string> {
  /** Names the choice on top of its items. */
  label: string
  items: readonly { value: Value; label: string }[]
  value: Value
  onValueChange: (value: Value) => void
}

/** One of several inside a menu, with the present one ticked. */
export function MenuChoice<Value extends string>({
  label,
  items,
  value,
  onValueChange,
}: MenuChoiceProps<Value>) {
  const id = useId()
  const close = use(CloseMenu)
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-2 py-1.5 text-xs font-medium text-muted-foreground">
        {label}
      </div>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="menuitemradio"
          aria-checked={item.value === value}
          tabIndex={-1}
          onPointerMove={followPointer}
          onClick={() => {
            close()
            if (item.value !== value) onValueChange(item.value)
          }}
          className={itemClass}
        >
          <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{item.label}</span>
          <Check aria-hidden className={cn("text-primary-text", item.value !== value && "invisible")} />
        </button>
      ))}
    </div>
  )
}

/** Words on top of a menu that say whose or what it is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className="px-2 py-1.5 text-xs text-muted-foreground">
      {children}
    </div>
  )
}

export function MenuSeparator() {
  return <div role="separator" className="mx-1 my-1 h-px bg-border" />
}
