const format = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** "12 Jun 2026, 09:05", in the reader's time zone. In a narrow column it breaks before the hour only. */
export const formatMoment = (time: string): string =>
  format.format(new Date(time)).replace(/(?<!,) /g, '\u00A0');
