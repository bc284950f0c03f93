"use client"

import { onDemand } from "@/components/ui/on-demand"
import { CheckIntroduction } from "./check-introduction"

/** The same chunk as the panel's. */
export const LazyFindingsJump = onDemand(async () => (await import("./findings-jump")).FindingsJump)

/** The rules are a chunk of their own, which comes when the form is there. */
export const LazyCheckPanel = onDemand(
  async () => (await import("./check-panel")).CheckPanel,
  CheckIntroduction,
)
