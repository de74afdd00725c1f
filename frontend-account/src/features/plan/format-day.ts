let format: Intl.DateTimeFormat | undefined;

/** Returns an ISO date as "30 Nov 2026". It is the same day in every time zone. */
export function formatDay(date: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
