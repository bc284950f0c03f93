import { Said } from "@/components/messages/said"

/** The first stop of the Tab key: skips the navigation and goes to the page's content. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-70 focus:rounded-lg focus:bg-popover focus:px-3 focus:py-1.5 focus:text-sm focus:font-medium focus:shadow-float"
    >
      <Said message="ui.skipToPage" />
    </a>
  )
}
