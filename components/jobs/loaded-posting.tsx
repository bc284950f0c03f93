"use client"

import { Loaded, type LoadedProps } from "@/components/layout/loaded"
import { MissingPosting } from "./missing-posting"

/** A page of a posting, as soon as what it needs is there. */
export function LoadedPosting<Data>(props: Pick<LoadedProps<Data>, "query" | "loading" | "children">) {
  return (
    <Loaded {...props} place="page" failed="The posting could not be loaded" missing={<MissingPosting />} />
  )
}
