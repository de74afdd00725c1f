/** Number of days for which the confirmation link of the newsletter works. */
export const NEWSLETTER_LINK_DAYS = 7;
