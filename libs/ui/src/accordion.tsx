// Few pages use these, so they are not shared: each remote that uses them bundles its own copy.
import { Accordion as RadixAccordion } from 'radix-ui';
import type { ReactNode } from 'react';
import { Plus } from './icons';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Values of the open items, if the page controls them. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
  /** Level of the items' headings. */
  level?: 2 | 3 | 4;
}

/** Collapsible sections; any number may be open. Closed content stays in the page for print and search. */
export function Accordion({
  items,
  value,
  defaultValue,
  onValueChange,
  level = 3,
}: AccordionProps) {
  const Rank = `h${level}` as const;
  return (
    <RadixAccordion.Root
      type="multiple"
      className="ui-accordion"
      value={value}
      defaultValue={defaultValue}
      onValueChange={onValueChange}
    >
      {items.map((item) => (
        <RadixAccordion.Item key={item.value} value={item.value} className="ui-accordion-item">
          <RadixAccordion.Header asChild>
            <Rank className="ui-accordion-header">
              <RadixAccordion.Trigger className="ui-accordion-trigger">
                <span className="ui-accordion-title">{item.title}</span>
                <Plus className="ui-accordion-mark" size={20} aria-hidden="true" />
              </RadixAccordion.Trigger>
            </Rank>
          </RadixAccordion.Header>
          <RadixAccordion.Content className="ui-accordion-content" forceMount>
            <div className="ui-accordion-body">{item.content}</div>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}

export interface FaqProps {
  items: readonly { question: string; answer: ReactNode }[];
  level?: AccordionProps['level'];
}

/** Questions and their answers. */
export function Faq({ items, level }: FaqProps) {
  return (
    <Accordion
      level={level}
      items={items.map(({ question, answer }) => ({
        value: question,
        title: question,
        content: answer,
      }))}
    />
  );
}
