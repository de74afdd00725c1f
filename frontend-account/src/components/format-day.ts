let format: Intl.DateTimeFormat | undefined;

/** Returns an ISO date in the form "30 Nov 2026". The time zone of the reader does not change the day. */
export function formatDay(date: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(date));
}
