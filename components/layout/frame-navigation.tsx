import { BookOpen, BriefcaseBusiness, FileUp, Settings, Trash2 } from "lucide-react"
import type { NavigationItem } from "./navigation"

/** The pages of the dashboard. The server renders their icons, so that they add no script to every page's first visit. */
export const frameNavigation: readonly NavigationItem[] = [
  { href: "/jobs", label: "frame.postings", icon: <BriefcaseBusiness aria-hidden /> },
  { href: "/jobs/deleted", label: "frame.bin", icon: <Trash2 aria-hidden />, writers: true },
  { href: "/jobs/import", label: "frame.importExport", icon: <FileUp aria-hidden />, writers: true },
  { href: "/settings", label: "frame.settings", icon: <Settings aria-hidden /> },
  { href: "/docs", label: "frame.apiDocs", icon: <BookOpen aria-hidden /> },
]
