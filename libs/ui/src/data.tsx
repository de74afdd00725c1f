import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names';

export interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
}

/** One figure and what it counts. */
export function StatCard({ label, value, hint, icon }: StatCardProps) {
  return (
    <div className="ui-stat">
      {icon && (
        <span className="ui-stat-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <dl>
        <dt>{label}</dt>
        <dd className="ui-stat-value">{value}</dd>
        {hint && <dd className="ui-stat-hint">{hint}</dd>}
      </dl>
    </div>
  );
}

/** A list of terms and values; contains `SummaryRow`s. */
export function DefinitionList({ className, ...rest }: ComponentPropsWithRef<'dl'>) {
  return <dl {...rest} className={classNames('ui-definitions', className)} />;
}

export interface SummaryRowProps {
  term: ReactNode;
  children: ReactNode;
  /** True for an amount of money, which stays next to its term on narrow screens. */
  amount?: boolean;
  /** True for the total at the end of an order. */
  strong?: boolean;
}

/** One term and its value in a `DefinitionList`. */
export function SummaryRow({ term, children, amount = false, strong = false }: SummaryRowProps) {
  return (
    <div
      className="ui-summary-row"
      data-amount={amount || undefined}
      data-strong={strong || undefined}
    >
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface TableProps extends ComponentPropsWithRef<'table'> {
  caption: string;
  captionHidden?: boolean;
}

/** A table that scrolls horizontally on narrow screens. Takes thead and tbody. */
export function Table({
  caption,
  captionHidden = false,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    // A scrolling frame must be focusable, or keyboard users cannot reach its last columns.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="ui-table-frame" aria-label={caption} tabIndex={0}>
      <table {...rest} className={classNames('ui-table', className)}>
        <caption data-hidden={captionHidden || undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
