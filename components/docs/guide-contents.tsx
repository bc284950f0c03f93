import { guideSectionIds, type GuideSections } from "./guide"

/** The guide's table of contents, beside it in a wide window and above it in a narrow one. */
export function GuideContents({ label, sections }: { label: string; sections: GuideSections }) {
  return (
    <nav aria-label={label} className="lg:sticky lg:top-20 lg:self-start">
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-compact lg:flex-col lg:gap-y-0.5">
        {guideSectionIds.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-7 items-center rounded-md text-muted-foreground hover:text-foreground pointer-coarse:min-h-9"
            >
              {sections[id].title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
