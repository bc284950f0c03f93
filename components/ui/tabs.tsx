"use client"

import { Tabs as BaseTabs } from "@base-ui/react/tabs"
import type { ReactNode } from "react"
import { cn } from "./cn"
import { tabClass, tabListClass } from "./link-tabs"

export interface TabsProps {
  label: string
  items: readonly { value: string; label: ReactNode; content: ReactNode }[]
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  className?: string
}

/**
 * Panels, one of which is visible; all are in the HTML, for clients that only read that. If the tab should be in the URL, use `LinkTabs`.
 */
export function Tabs({ label, items, value, defaultValue, onValueChange, className }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
      className={className}
    >
      <BaseTabs.List aria-label={label} activateOnFocus className={tabListClass}>
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className={cn(tabClass, "data-active:bg-secondary data-active:text-foreground")}
          >
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} keepMounted className="mt-3">
          {item.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
