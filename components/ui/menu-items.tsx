"use client"

import type { MenuChoiceProps, MenuItemProps, MenuLinkProps } from "./menu-parts"
import { onDemand } from "./on-demand"

const parts = async () => (await import("./menu-parts")).menuParts

/** A line that does something. */
export const MenuItem = onDemand<MenuItemProps>(async () => (await parts()).Item)

/** A line that leads elsewhere, and can be opened in a new tab. */
export const MenuLink = onDemand<MenuLinkProps>(async () => (await parts()).Link)

/** One of several inside a menu, with the present one ticked. */
export const MenuChoice = onDemand<MenuChoiceProps>(async () => (await parts()).Choice)

export const MenuSeparator = onDemand<object>(async () => (await parts()).Separator)
