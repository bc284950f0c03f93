"use client"

import { onDemand } from "@/components/ui/on-demand"
import { CheckIntroduction } from "./check-introduction"

/** In the same chunk as the panel. */
export const LazyFindingsJump = onDemand(async () => (await import("./findings-jump")).FindingsJump)

/** The rules are in a separate chunk, which loads after the form. */
export const LazyCheckPanel = onDemand(
  async () => (await import("./check-panel")).CheckPanel,
  CheckIntroduction,
)
