import { headers } from "next/headers"
import { cache } from "react"
import { readPageSession } from "@/lib/identity/page-session"

/** Who asks for the page, and for which employer; read once, however many parts of it ask. */
export const pageSession = cache(async () => readPageSession(await headers()))
