import { BookOpen, BriefcaseBusiness, FileUp, Settings, Trash2 } from "lucide-react"
import type { NavigationItem } from "./navigation"

/** The places of the dashboard. The server draws their icons, so that these are no script of every page's first visit. */
export const frameNavigation: readonly NavigationItem[] = [
  { href: "/jobs", label: "frame.postings", icon: <BriefcaseBusiness aria-hidden /> },
  { href: "/jobs/deleted", label: "frame.bin", icon: <Trash2 aria-hidden />, writers: true },
  { href: "/jobs/import", label: "frame.importExport", icon: <FileUp aria-hidden />, writers: true },
  { href: "/settings", label: "frame.settings", icon: <Settings aria-hidden /> },
  { href: "/docs", label: "frame.apiDocs", icon: <BookOpen aria-hidden /> },
]
