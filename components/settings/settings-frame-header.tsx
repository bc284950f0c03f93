import { PageHeader, type PageHeaderProps } from "@/components/layout/page-header"

/** The header of a page of the settings; `above` is what lies between the settings and the page. */
export function SettingsFrameHeader({
  above = [],
  ...props
}: Omit<PageHeaderProps, "breadcrumbs"> & { above?: PageHeaderProps["breadcrumbs"] }) {
  return <PageHeader {...props} breadcrumbs={[{ label: "Settings", href: "/settings" }, ...above]} />
}
