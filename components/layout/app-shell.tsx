"use client"

import { Menu as MenuIcon } from "lucide-react"
import { useRef, useState, type ReactNode } from "react"
import { useMessages } from "@/components/messages/use-messages"
import type { DrawerProps } from "@/components/ui/drawer"
import { IconButton } from "@/components/ui/icon-button"
import { onDemand } from "@/components/ui/on-demand"
import { PortalContainer } from "@/components/ui/portal-container"
import { EmployerSwitcher } from "./employer-switcher"
import { NameMarkWithWord } from "./name-mark"
import { Navigation, type NavigationItem } from "./navigation"
import { Link } from "./page-address"
import { PersonMenu } from "./person-menu"
import { SkipLink } from "./skip-link"

const SessionBanner = onDemand(async () => (await import("./session-banner")).SessionBanner)
const ThemeSwitch = onDemand<object>(async () => (await import("./theme-switch")).ThemeSwitch)
const Drawer = onDemand<DrawerProps>(async () => (await import("@/components/ui/drawer")).Drawer)

export interface AppShellProps {
  person: { name: string; email: string }
  employers: readonly { id: number; name: string }[]
  employer: { id: number; name: string }
  navigation: readonly NavigationItem[]
  children: ReactNode
}

/** The frame of every page of the dashboard: a rail at the left, or below 1024 px a top bar that opens it. */
export function AppShell(props: AppShellProps) {
  const { t } = useMessages()
  const mainRef = useRef<HTMLElement>(null)
  const [menuOpen, setMenuOpen] = useState(false)

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink />

      <header className="sticky top-0 z-20 flex h-top-bar items-center gap-1 border-b bg-background px-2 lg:hidden">
        <IconButton
          label={t("frame.openMenu")}
          aria-haspopup="dialog"
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon aria-hidden />
        </IconButton>
        <Drawer title={t("frame.menu")} hideTitle side="left" open={menuOpen} onOpenChange={setMenuOpen}>
          <Rail {...props} onNavigate={() => setMenuOpen(false)} />
        </Drawer>
        <Link href="/jobs" className="flex rounded-md px-1 py-0.5">
          <NameMarkWithWord />
        </Link>
        {props.employers.length > 1 ? (
          <span className="min-w-0 flex-1 truncate px-1 text-right text-compact text-muted-foreground">
            {props.employer.name}
          </span>
        ) : null}
      </header>

      <aside aria-label="Openings" className="sticky top-0 hidden h-dvh border-r bg-sidebar lg:block">
        <PortalContainer value={mainRef}>
          <Rail {...props} />
        </PortalContainer>
      </aside>

      <main ref={mainRef} id="main" tabIndex={-1} className="min-w-0 outline-none">
        <SessionBanner />
        <PortalContainer value={mainRef}>{props.children}</PortalContainer>
      </main>
    </div>
  )
}

function Rail({
  person,
  employers,
  employer,
  navigation,
  onNavigate,
}: AppShellProps & { onNavigate?: () => void }) {
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto p-3">
      <Link href="/jobs" onClick={onNavigate} className="flex h-8 w-fit items-center rounded-lg px-2">
        <NameMarkWithWord />
      </Link>
      <EmployerSwitcher employers={employers} current={employer} />
      <Navigation items={navigation} onNavigate={onNavigate} />
      <div className="mt-auto flex flex-col gap-2 pt-4">
        {/* Its place is kept, for it comes after what people came for. */}
        <div className="ml-2 min-h-[calc(var(--control-sm)+2px)]">
          <ThemeSwitch />
        </div>
        <PersonMenu {...person} />
      </div>
    </div>
  )
}
