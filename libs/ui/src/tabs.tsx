import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  onValueChange?: (value: string) => void;
}

/** Scrolls the chosen tab into view: on a small screen the row of tabs scrolls. */
function showTab(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** Tabs, each with a panel. Arrow keys move between the tabs. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <RadixTabs.Root className="ui-tabs" value={value} defaultValue={items[0]?.value} onValueChange={onValueChange}>
      <RadixTabs.List className="ui-tabs-list" aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger
            key={item.value}
            ref={item.value === value ? showTab : undefined}
            value={item.value}
            className="ui-tab"
          >
            {item.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {items.map((item) => (
        <RadixTabs.Content key={item.value} value={item.value} className="ui-tab-panel">
          {item.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
