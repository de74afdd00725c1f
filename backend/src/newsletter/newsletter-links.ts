import { type MailingList, pages } from '@bearings/contracts';
import { buildPageUrlWithKey } from '../platform/http/page-with-key.js';

/** Returns the URL of the page that confirms a place on a list. */
export function buildConfirmationUrl(publicUrl: string, list: MailingList, token: string): string {
  const page = publicUrl + pages.confirmNewsletter;
  return buildPageUrlWithKey(list === 'newsletter' ? page : `${page}?country=${list}`, token);
}

/** Returns the URL of the unsubscribe page. */
export const buildUnsubscribeUrl = (publicUrl: string, leaveKey: string): string =>
  buildPageUrlWithKey(publicUrl + pages.leaveNewsletter, leaveKey);
