import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from './class-names';
import { Check } from './icons';

export type HeadingLevel = 1 | 2 | 3 | 4;
export type HeadingSize = 'display' | 'large' | 'medium' | 'small';

const SIZE_BY_LEVEL: Record<HeadingLevel, HeadingSize> = {
  1: 'large',
  2: 'medium',
  3: 'small',
  4: 'small',
};

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  level: HeadingLevel;
  /** Size of the text; by default it depends on the level. */
  size?: HeadingSize;
}

/** A heading in the serif font. Its size can differ from its level. */
export function Heading({ level, size, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={joinClassNames('ui-heading', className)} data-size={size ?? SIZE_BY_LEVEL[level]}>
      {children}
    </Element>
  );
}

/** The short label above a heading. */
export function Eyebrow({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={joinClassNames('ui-eyebrow', className)} />;
}

/** The first paragraph of a page or section, slightly larger than other text. */
export function Lead({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={joinClassNames('ui-lead', className)} />;
}

/** Small, muted text for notes, dates and conditions. */
export function Note({ className, ...rest }: ComponentPropsWithRef<'p'>) {
  return <p {...rest} className={joinClassNames('ui-note', className)} />;
}

/** Running text, at most 65 characters wide, with styles for the headings, lists, quotes and links in it. */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={joinClassNames('ui-prose', className)} />;
}

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** `quiet` is underlined on hover only, for navigation. */
  tone?: 'plain' | 'quiet';
  /** True for a link outside a sentence. It gets a click area of 44 px without needing more space. */
  alone?: boolean;
  asChild?: boolean;
}

/** A text link. With `asChild` it gives its styles to the link inside it, such as a router link. */
export function TextLink({ tone = 'plain', alone = false, asChild = false, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot.Root : 'a';
  return (
    <Element
      {...rest}
      className={joinClassNames('ui-link', className)}
      data-tone={tone}
      data-alone={alone || undefined}
    />
  );
}

interface CheckListProps {
  items: readonly ReactNode[];
  /** Returns whether the item at an index has a check mark; by default all have. */
  isChecked?: (index: number) => boolean;
}

/** A list with check marks. */
export function CheckList({ items, isChecked = () => true }: CheckListProps) {
  return (
    <ul className="ui-check-list">
      {items.map((item, index) => (
        <li key={index}>
          {isChecked(index) ? <Check size={20} aria-hidden="true" /> : <span className="ui-check-gap" />}
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

/** A keyboard key. */
export function Kbd({ className, ...rest }: ComponentPropsWithRef<'kbd'>) {
  return <kbd {...rest} className={joinClassNames('ui-kbd', className)} />;
}
