// Few pages use these, so they are not shared: each remote that uses them bundles its own copy.
import { Accordion as RadixAccordion } from 'radix-ui';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
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
  onValueChange?: (value: string[]) => void;
  /** Level of the items' headings. */
  level?: 2 | 3 | 4;
}

/**
 * Collapsible sections; any number may be open. Closed content stays in the page: it is printed, and
 * the browser's search opens what it finds there.
 */
export function Accordion({ items, value, onValueChange, level = 3 }: AccordionProps) {
  const Rank = `h${level}` as const;
  const [own, setOwn] = useState<string[]>([]);
  const open = value ?? own;
  const change = (next: string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <RadixAccordion.Root
      type="multiple"
      className="ui-accordion"
      value={open}
      onValueChange={change}
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
          <Content isOpen={open.includes(item.value)} onFound={() => change([...open, item.value])}>
            {item.content}
          </Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}

interface ContentProps {
  isOpen: boolean;
  /** Called when the browser's search finds something in closed content. */
  onFound: () => void;
  children: ReactNode;
}

function Content({ isOpen, onFound, children }: ContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const element = content.current;
    // Elsewhere the style sheet alone hides what is closed, and search does not find it.
    if (!element || !canBeFound(element)) return;
    if (isOpen) {
      element.removeAttribute('hidden');
      return;
    }
    element.setAttribute('hidden', 'until-found');
    const open = () => found();
    element.addEventListener('beforematch', open);
    return () => element.removeEventListener('beforematch', open);
  }, [isOpen]);
  return (
    <RadixAccordion.Content ref={content} className="ui-accordion-content" forceMount>
      <div className="ui-accordion-body">{children}</div>
    </RadixAccordion.Content>
  );
}

const canBeFound = (element: Element): boolean =>
  'onbeforematch' in element &&
  'CSS' in globalThis &&
  'supports' in CSS &&
  CSS.supports('content-visibility: hidden');

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
