/** `token` is the fragment of the mailed link: valid for 7 days. Confirming is idempotent. */
export interface NewsletterConfirmation {
  token: string;
}

export interface NewsletterConfirmed {
  status: 'confirmed';
}

/** The reply is the same whether or not the address was subscribed. */
export interface NewsletterLeft {
  status: 'left';
}

/** Lifetime of a confirmation link in days. */
export const NEWSLETTER_LINK_DAYS = 7;
