/** Lifetime of a confirmation link in days. */
export const NEWSLETTER_LINK_DAYS = 7;
