import { endpoints, pages } from '@bearings/contracts';

/** Returns the URL of the unsubscribe page. The key comes after `#`, so that no server log contains it. */
export const buildUnsubscribeUrl = (publicUrl: string, leaveKey: string): string =>
  `${publicUrl}${pages.leaveNewsletter}#${leaveKey}`;

/** Returns the URL to which mail programs send a POST request to unsubscribe (RFC 8058). */
export const buildOneClickUrl = (publicUrl: string, leaveKey: string): string =>
  `${publicUrl}${endpoints.leaveNewsletter.path}?key=${leaveKey}`;
