import { Tabs as RadixTabs } from 'radix-ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Names the row of tabs. */
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/** One of several views in the same place; arrow keys go from tab to tab. */
export function Tabs({ label, items, value, defaultValue, onValueChange }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  // On a small screen the row scrolls: the chosen tab is not left outside.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[data-state="active"]');
    if (!list.current || !tab) return;
    list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [value]);
  return (
    <RadixTabs.Root
      className="ui-tabs"
      value={value}
      defaultValue={defaultValue ?? items[0]?.value}
      onValueChange={onValueChange}
    >
      <RadixTabs.List ref={list} className="ui-tabs-list" aria-label={label}>
        {items.map((item) => (
          <RadixTabs.Trigger key={item.value} value={item.value} className="ui-tab">
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
