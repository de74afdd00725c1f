import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Visual weight; use one primary action per screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner (except in a link) and ignores clicks. The button stays focusable and keeps its text. */
  loading?: boolean;
  /** True to fill the width of the container. */
  wide?: boolean;
  /** Renders the only child, such as a link, with the styles of a button. */
  asChild?: boolean;
}

/**
 * A button. `disabled` makes it inert. `aria-disabled` only makes it look disabled, and it still calls `onClick`, for
 * buttons that then explain why.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  loading = false,
  wide = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Element = asChild ? Slot.Root : 'button';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Element
      {...(asChild ? {} : { type: 'button' })}
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={classNames('ui-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      onClick={press}
    >
      {asChild ? (
        children
      ) : (
        <>
          {loading && <Spinner />}
          <span className="ui-button-content">{children}</span>
        </>
      )}
    </Element>
  );
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Accessible name. */
  label: string;
  variant?: ButtonVariant;
}

/** A button that shows only an icon, 44 px square. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames('ui-button', 'ui-icon-button', className)}
      data-variant={variant}
      data-size="medium"
    />
  );
}

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** True if this choice is selected. */
  pressed: boolean;
}

/** A small choice in a row of filters. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classNames('ui-chip', className)}
    />
  );
}

/** A row of `Chip`s with one accessible name. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="ui-chip-group" aria-label={label}>
      {children}
    </fieldset>
  );
}
