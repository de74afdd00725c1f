import { Raw } from 'typeorm';

/** A duration. Its number must come from code, never from input. */
export type Duration = Partial<Record<'years' | 'days' | 'hours' | 'minutes' | 'seconds', number>>;

/**
 * The database's current time as a column value. Processes do not use their own time, because the hosts' clocks may
 * differ.
 */
export const NOW = (): string => 'now()';

/** Returns the database's current time plus `span`, as a column value. */
export const fromNow = (span: Duration) => (): string => `now() + ${toIntervalSql(span)}`;

export const isFuture = () => Raw((column) => `${column} > now()`);

export const isPast = () => Raw((column) => `${column} <= now()`);

/** Matches times after the database's current time minus `span`. */
export const isWithin = (span: Duration) => Raw((column) => `${column} > now() - ${toIntervalSql(span)}`);

/** Matches times before the database's current time minus `span`. */
export const isOlderThan = (span: Duration) => Raw((column) => `${column} < now() - ${toIntervalSql(span)}`);

function toIntervalSql(span: Duration): string {
  const parts = Object.entries(span).map(([unit, count]) => `${count} ${unit}`);
  return `interval '${parts.join(' ')}'`;
}
