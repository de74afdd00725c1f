let format: Intl.DateTimeFormat | undefined;

/** Returns an ISO date as "Mon 30 Nov 2026". It is the same day in every time zone. */
export function formatDay(date: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(date)).replace(',', '');
}
