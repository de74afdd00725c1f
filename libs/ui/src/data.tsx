import type { ComponentPropsWithRef, ReactNode } from 'react';
import { joinClassNames } from './class-names';

export interface StatCardProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
}

/** A card with one figure and what it counts. */
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
  return <dl {...rest} className={joinClassNames('ui-definitions', className)} />;
}

export interface SummaryRowProps {
  term: ReactNode;
  children: ReactNode;
  /** True for an amount of money. On narrow screens it stays next to its term. */
  amount?: boolean;
  /** True for the total at the end of an order. */
  strong?: boolean;
}

/** One term and its value in a `DefinitionList`. */
export function SummaryRow({ term, children, amount = false, strong = false }: SummaryRowProps) {
  return (
    <div className="ui-summary-row" data-amount={amount || undefined} data-strong={strong || undefined}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export interface TableProps extends ComponentPropsWithRef<'table'> {
  caption: string;
  captionHidden?: boolean;
}

/** A table that scrolls horizontally on narrow screens. Its children are `thead` and `tbody`. */
export function Table({ caption, captionHidden = false, className, children, ...rest }: TableProps) {
  return (
    // The section scrolls, so it must be focusable; otherwise keyboard users could not reach the last columns.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="ui-table-frame" aria-label={caption} tabIndex={0}>
      <table {...rest} className={joinClassNames('ui-table', className)}>
        <caption data-hidden={captionHidden || undefined}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
