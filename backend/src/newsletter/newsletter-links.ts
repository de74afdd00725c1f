import { endpoints, pages } from '@bearings/contracts';

/** Returns the page with the unsubscribe button. After `#`, so that no server log contains the key. */
export const leaveUrl = (publicUrl: string, leaveKey: string): string =>
  `${publicUrl}${pages.leaveNewsletter}#${leaveKey}`;

/** Returns the address to which mail programs post to unsubscribe (RFC 8058). */
export const oneClickUrl = (publicUrl: string, leaveKey: string): string =>
  `${publicUrl}${endpoints.leaveNewsletter.path}?key=${leaveKey}`;
