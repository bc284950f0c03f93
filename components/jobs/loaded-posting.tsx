"use client"

import { Loaded, type LoadedProps } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { MissingPosting } from "./missing-posting"

/** A page about a posting, as soon as its data has loaded. */
export function LoadedPosting<Data>(props: Pick<LoadedProps<Data>, "query" | "loading" | "children">) {
  const { t } = useMessages()
  return <Loaded {...props} place="page" failed={t("postings.notLoaded")} missing={<MissingPosting />} />
}
