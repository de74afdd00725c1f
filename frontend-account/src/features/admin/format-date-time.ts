import { formatDateTime } from '@bearings/web';
import { adminTexts } from './admin-texts';

export const formatDateTimeOrNone = (time: string | null): string =>
  time === null ? adminTexts.lists.none : formatDateTime(time);
