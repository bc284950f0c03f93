"use client"

import { Menu as MenuIcon } from "lucide-react"
import { useRef, useState, type ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { PaletteProps } from "@/components/palette/palette"
import { usePaletteKey } from "@/components/palette/use-palette-key"
import { Button } from "@/components/ui/button"
import type { DrawerProps } from "@/components/ui/drawer"
import { IconButton } from "@/components/ui/icon-button"
import { Kbd, useModifierKey } from "@/components/ui/kbd"
import { onDemand } from "@/components/ui/on-demand"
import { PortalContainer } from "@/components/ui/portal-container"
import { EmployerSwitcher } from "./employer-switcher"
import { Navigation, type NavigationItem } from "./navigation"
import { Link } from "./page-address"
import { PersonMenu } from "./person-menu"
import { SkipLink } from "./skip-link"
import { usePageFocus } from "./use-page-focus"

const SessionBanner = onDemand(async () => (await import("./session-banner")).SessionBanner)
const ThemeSwitch = onDemand<object>(async () => (await import("./theme-switch")).ThemeSwitch)
const Palette = onDemand<PaletteProps>(async () => (await import("@/components/palette/palette")).Palette)
const Drawer = onDemand<DrawerProps>(async () => (await import("@/components/ui/drawer")).Drawer)

export interface AppShellProps {
  person: { name: string; email: string }
  employers: readonly { id: number; name: string }[]
  employer: { id: number; name: string }
  navigation: readonly NavigationItem[]
  /** Our logo with the name. */
  mark: ReactNode
  children: ReactNode
}

/** The frame of every page of the dashboard: a sidebar on the left, or below 1024 px a top bar that opens it. */
export function AppShell(props: AppShellProps) {
  const { t } = useMessages()
  const mainRef = useRef<HTMLElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const [paletteOpen, setPaletteOpen] = useState(false)
  const openPalette = () => setPaletteOpen(true)
  usePaletteKey(openPalette)
  usePageFocus()

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <SkipLink />

      <header className="sticky top-0 z-20 flex h-top-bar items-center gap-1 border-b bg-background px-2 lg:hidden print:hidden">
        <IconButton
          label={t("frame.openMenu")}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon aria-hidden />
        </IconButton>
        <Drawer title={t("frame.menu")} hideTitle side="left" open={menuOpen} onOpenChange={setMenuOpen}>
          <Rail {...props} onPalette={openPalette} onNavigate={() => setMenuOpen(false)} />
        </Drawer>
        <Link href="/jobs" className="flex rounded-md px-1 py-0.5">
          {props.mark}
        </Link>
        {props.employers.length > 1 ? (
          <span className="min-w-0 flex-1 truncate px-1 text-right text-compact text-muted-foreground">
            {props.employer.name}
          </span>
        ) : null}
      </header>

      <aside
        aria-label="Openings"
        className="sticky top-0 hidden h-dvh border-r bg-sidebar lg:block print:hidden"
      >
        <PortalContainer value={mainRef}>
          <Rail {...props} onPalette={openPalette} />
        </PortalContainer>
      </aside>

      <main ref={mainRef} id="main" tabIndex={-1} className="min-w-0 outline-none">
        <SessionBanner />
        <PortalContainer value={mainRef}>{props.children}</PortalContainer>
      </main>
      {paletteOpen ? <Palette onClose={() => setPaletteOpen(false)} /> : null}
    </div>
  )
}

function Rail({
  person,
  employers,
  employer,
  navigation,
  mark,
  onPalette,
  onNavigate,
}: AppShellProps & { onPalette: () => void; onNavigate?: () => void }) {
  const { t } = useMessages()
  const keys = `${useModifierKey()} K`
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-3">
      <Link href="/jobs" onClick={onNavigate} className="flex h-8 w-fit items-center rounded-lg px-2">
        {mark}
      </Link>
      <EmployerSwitcher employers={employers} current={employer} />
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="w-full justify-start px-2 font-normal text-muted-foreground [&>span]:w-full"
        onClick={() => {
          onNavigate?.()
          onPalette()
        }}
      >
        <span className="flex-1 text-left">{t("palette.open")}</span>
        <Kbd className="pointer-coarse:hidden">{keys}</Kbd>
      </Button>
      <Navigation items={navigation} onNavigate={onNavigate} />
      <div className="mt-auto flex flex-col gap-2 pt-4">
        {/* Its space is reserved, since it loads after what people came for. */}
        <div className="ml-2 min-h-[calc(var(--control-sm)+2px)]">
          <ThemeSwitch />
        </div>
        <PersonMenu {...person} />
      </div>
    </div>
  )
}
