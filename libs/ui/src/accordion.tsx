// Only a few pages use these components. So the shell does not share them with the remotes (the separately built parts
// of the site): each remote that uses them contains a copy.
import { supportsCss } from './browser';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The ids of the open items, if the page controls them. */
  value?: string[];
  onValueChange?: (value: string[]) => void;
  level?: 2 | 3 | 4;
}

/**
 * Sections that can be opened and closed independently. Closed content stays in the page, so that
 * it is printed, and found and opened by the browser's search.
 */
export function Accordion({ items, value, onValueChange, level = 3 }: AccordionProps) {
  const [own, setOwn] = useState<string[]>([]);
  const open = value ?? own;
  const changeOpen = (next: string[]) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return (
    <div className="ui-accordion">
      {items.map((item) => (
        <Item
          key={item.value}
          item={item}
          level={level}
          isOpen={open.includes(item.value)}
          onChange={(isOpen) => {
            const otherValues = open.filter((each) => each !== item.value);
            changeOpen(isOpen ? [...otherValues, item.value] : otherValues);
          }}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  item: AccordionItem;
  level: 2 | 3 | 4;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

function Item({ item: { title, content }, level, isOpen, onChange }: ItemProps) {
  const Rank = `h${level}` as const;
  const id = useId();
  const region = useRef<HTMLElement>(null);
  // Called when the browser's search finds text in closed content; opens it.
  const openFound = useEffectEvent(() => onChange(true));
  // Hides closed content before the browser lays out the page for the first time.
  useLayoutEffect(() => {
    const element = region.current;
    // In browsers that do not support `hidden="until-found"`, CSS hides closed content, and the browser's search does
    // not find it.
    if (!element || !canBeFoundByPageSearch(element)) return;
    if (isOpen) {
      element.removeAttribute('hidden');
      return;
    }
    element.setAttribute('hidden', 'until-found');
    const openOnFound = () => openFound();
    element.addEventListener('beforematch', openOnFound);
    return () => element.removeEventListener('beforematch', openOnFound);
  }, [isOpen]);
  return (
    <div className="ui-accordion-item">
      <Rank className="ui-accordion-header">
        <button
          type="button"
          id={`${id}-title`}
          className="ui-accordion-trigger"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onChange(!isOpen)}
        >
          <span className="ui-accordion-title">{title}</span>
          <svg
            className="ui-accordion-mark"
            width="20"
            height="20"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M5 12h14M12 5v14" />
          </svg>
        </button>
      </Rank>
      <section
        ref={region}
        id={id}
        aria-labelledby={`${id}-title`}
        data-state={isOpen ? 'open' : 'closed'}
        className="ui-accordion-content"
      >
        <div className="ui-accordion-body">{content}</div>
      </section>
    </div>
  );
}

const canBeFoundByPageSearch = (element: Element): boolean =>
  'onbeforematch' in element && supportsCss('content-visibility: hidden');

export interface FaqProps {
  items: readonly { question: string; answer: ReactNode }[];
  level?: AccordionProps['level'];
}

/** Questions that can be opened to show their answers. */
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
