import { adminTexts } from '../../texts/admin-texts';

const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Returns "12 Jun 2026, 09:05" in the reader's time zone; it can break only before the hour. */
export const formatDateTime = (time: string): string =>
  format.format(new Date(time)).replace(/(?<!,) /g, '\u00A0');

/** Like {@link formatDateTime}; a dash for what has not happened. */
export const dateTimeOrNone = (time: string | null): string =>
  time === null ? adminTexts.lists.none : formatDateTime(time);
