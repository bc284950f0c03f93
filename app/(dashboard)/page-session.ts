import { headers } from "next/headers"
import { cache } from "react"
import { readPageSession } from "@/lib/http/page-session"

/** Who asks for the page; read once, however many parts of it ask. */
export const pageSession = cache(async () => readPageSession(await headers()))
