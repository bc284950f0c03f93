import type { Metadata } from "next"
import { ApiGuide } from "@/components/docs/api-guide"

export const metadata: Metadata = { title: "API guide" }

export default function DocsPage() {
  return <ApiGuide />
}
