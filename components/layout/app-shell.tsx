"use client"

import { Menu as MenuIcon } from "lucide-react"
import Link from "next/link"
import { useRef, useState, type ReactNode } from "react"
import type { DrawerProps } from "@/components/ui/drawer"
import { IconButton } from "@/components/ui/icon-button"
import { onDemand } from "@/components/ui/on-demand"
import { PortalContainer } from "@/components/ui/portal-container"
import { EmployerSwitcher } from "./employer-switcher"
import { NameMarkWithWord } from "./name-mark"
import { Navigation, type NavigationItem } from "./navigation"
import { PersonMenu } from "./person-menu"
import { SkipLink } from "./skip-link"
import { ThemeSwitch } from "./theme-switch"

const Drawer = onDemand<DrawerProps>(async () => (await import("@/components/ui/drawer")).Drawer)

export interface AppShellProps {
  person: { name: string; email: string }
  employers: readonly { id: number; name: string }[]
  currentEmployerId: number
  onSwitchEmployer: (id: number) => void
  onSignOut: () => void
  navigation: readonly NavigationItem[]
  /** Where the name mark leads. */
  homeHref?: string
  accountHref?: string
  children: ReactNode
}

/** The frame of every page of the dashboard: a rail at the left, or below 1024 px a top bar that opens it. */
export function AppShell(props: AppShellProps) {
  const mainRef = useRef<HTMLElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)
  const homeHref = props.homeHref ?? "/jobs"

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />

      <header className="sticky top-0 z-20 flex h-top-bar items-center gap-1 border-b bg-background px-2 lg:hidden">
        <IconButton
          label="Open the menu"
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon aria-hidden />
        </IconButton>
        <Drawer title="Menu" hideTitle side="left" open={menuOpen} onOpenChange={setMenuOpen}>
          <Rail {...props} homeHref={homeHref} onNavigate={() => setMenuOpen(false)} />
        </Drawer>
        <Link href={homeHref} className="flex rounded-md px-1 py-0.5">
          <NameMarkWithWord />
        </Link>
      </header>

      <aside aria-label="Openings" className="sticky top-0 hidden h-dvh border-r bg-sidebar lg:block">
        <PortalContainer value={mainRef}>
          <Rail {...props} homeHref={homeHref} />
        </PortalContainer>
      </aside>

      <main ref={mainRef} id="main" tabIndex={-1} className="min-w-0 outline-none">
        <PortalContainer value={mainRef}>{props.children}</PortalContainer>
      </main>
    </div>
  )
}

function Rail({
  person,
  employers,
  currentEmployerId,
  onSwitchEmployer,
  onSignOut,
  navigation,
  homeHref,
  accountHref,
  onNavigate,
}: AppShellProps & { homeHref: string; onNavigate?: () => void }) {
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-3">
      <Link href={homeHref} onClick={onNavigate} className="flex h-8 w-fit items-center rounded-lg px-2">
        <NameMarkWithWord />
      </Link>
      <EmployerSwitcher employers={employers} currentId={currentEmployerId} onSwitch={onSwitchEmployer} />
      <Navigation items={navigation} onNavigate={onNavigate} />
      <div className="mt-auto flex flex-col gap-2 pt-4">
        <ThemeSwitch className="ml-2" />
        <PersonMenu person={person} accountHref={accountHref} onSignOut={onSignOut} />
      </div>
    </div>
  )
}
