import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinClassNames } from './class-names';
import { Spinner } from './spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How strongly the button is emphasised. Use one primary button per screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** True to show a spinner (except in a link) and to ignore clicks. The button keeps its text and can be focused. */
  loading?: boolean;
  /** True to fill the width of the container. */
  wide?: boolean;
  /** True to give the only child, such as a link, the styles of a button. */
  asChild?: boolean;
}

/**
 * A button. With `disabled` it cannot be used at all. With `aria-disabled` it only looks disabled
 * and still calls `onClick`, so that it can explain why.
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
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Element
      {...(asChild ? {} : { type: 'button' })}
      {...rest}
      {...(loading ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      className={joinClassNames('ui-button', className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      onClick={onPress}
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
  /** Accessible name of the button. */
  label: string;
  variant?: ButtonVariant;
}

/** A button with only an icon, 44 px square. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClassNames('ui-button', 'ui-icon-button', className)}
      data-variant={variant}
      data-size="medium"
    />
  );
}

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  pressed: boolean;
}

/** A small button that selects an option, such as a filter. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" {...rest} aria-pressed={pressed} className={joinClassNames('ui-chip', className)} />;
}

/** A row of `Chip`s with one accessible name. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="ui-chip-group" aria-label={label}>
      {children}
    </fieldset>
  );
}
