import { COUNTRIES, type CountryCode } from '@bearings/domain';

/** Number of days for which the confirmation link of the newsletter works. */
export const NEWSLETTER_LINK_DAYS = 7;

/**
 * A list of addresses: the newsletter, or the people who asked for one email when the report of a country has more. Each
 * has a consent of its own.
 */
export type MailingList = 'newsletter' | CountryCode;

export const MAILING_LISTS: readonly MailingList[] = ['newsletter', ...COUNTRIES];
