import { endpoints, type MailingList, pages } from '@bearings/contracts';

/** Returns the URL of the page that confirms a place on a list. The token comes after `#`, so that no server log has it. */
export const buildConfirmationUrl = (publicUrl: string, list: MailingList, token: string): string =>
  `${publicUrl}${pages.confirmNewsletter}${list === 'newsletter' ? '' : `?country=${list}`}#${token}`;

/** Returns the URL of the unsubscribe page. The key comes after `#`, so that no server log contains it. */
export const buildUnsubscribeUrl = (publicUrl: string, leaveKey: string): string =>
  `${publicUrl}${pages.leaveNewsletter}#${leaveKey}`;

/** Returns the URL to which mail programs send a POST request to unsubscribe (RFC 8058). */
export const buildOneClickUrl = (publicUrl: string, leaveKey: string): string =>
  `${publicUrl}${endpoints.leaveNewsletter.path}?key=${leaveKey}`;
