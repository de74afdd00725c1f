import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { joinClassNames } from './class-names';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Maximum width: `page` is 72rem, `narrow` 44rem (for forms and single columns), `text` 65 characters. */
  width?: 'page' | 'narrow' | 'text';
}

/** Centres its content and adds the page's margins at both sides. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={joinClassNames('ui-container', className)} data-width={width} />;
}

export interface SectionProps extends ComponentPropsWithRef<'section'> {
  tone?: 'paper' | 'surface' | 'sunken' | 'primary';
  spacing?: 'small' | 'large';
}

/** A full-width section of the page with its own background and vertical spacing. */
export function Section({ tone = 'paper', spacing = 'large', className, ...rest }: SectionProps) {
  return (
    <section {...rest} className={joinClassNames('ui-section', className)} data-tone={tone} data-spacing={spacing} />
  );
}

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Space between the children in steps of 8 px. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  /** `row` places the children next to each other, on several lines if necessary. */
  direction?: 'column' | 'row';
  align?: 'start' | 'center' | 'end' | 'stretch' | 'between';
  asChild?: boolean;
}

/** Stacks its children in a column or a row with even spacing. */
export function Stack({ gap = 2, direction = 'column', align, asChild = false, className, ...rest }: StackProps) {
  const Element = asChild ? Slot.Root : 'div';
  return (
    <Element
      {...rest}
      className={joinClassNames('ui-stack', className)}
      data-gap={gap}
      data-direction={direction}
      data-align={align}
    />
  );
}

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `raised` has a soft shadow, `tinted` a background, `outlined` only a border. */
  tone?: 'raised' | 'outlined' | 'tinted';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** True to add hover styles, for a card that is one large link. */
  interactive?: boolean;
  asChild?: boolean;
}

/** A box around content that belongs together. */
export function Card({
  tone = 'raised',
  padding = 'medium',
  interactive = false,
  asChild = false,
  className,
  ...rest
}: CardProps) {
  const Element = asChild ? Slot.Root : 'div';
  return (
    <Element
      {...rest}
      className={joinClassNames('ui-card', className)}
      data-tone={tone}
      data-padding={padding}
      data-interactive={interactive || undefined}
    />
  );
}
