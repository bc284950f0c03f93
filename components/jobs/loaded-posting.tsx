"use client"

import { Loaded, type LoadedProps } from "@/components/layout/loaded"
import { useMessages } from "@/components/messages/use-messages"
import { MissingPosting } from "./missing-posting"

/** A page of a posting, as soon as what it needs is there. */
export function LoadedPosting<Data>(props: Pick<LoadedProps<Data>, "query" | "loading" | "children">) {
  const { t } = useMessages()
  return <Loaded {...props} place="page" failed={t("postings.notLoaded")} missing={<MissingPosting />} />
}
