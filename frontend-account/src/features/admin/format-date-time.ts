import { formatDateTime } from '@bearings/web';
import { adminTexts } from '../../texts/admin-texts';

/** Formats a time like {@link formatDateTime}, or returns a dash for null. */
export const dateTimeOrNone = (time: string | null): string =>
  time === null ? adminTexts.lists.none : formatDateTime(time);
