import { NEWSLETTER_LINK_DAYS } from '@bearings/contracts';
import { createErrorClass, UnavailableError } from '../platform/http/app-error.js';

export class NewsletterUnavailableError extends UnavailableError {
  constructor() {
    super('newsletter_unavailable');
  }
}

/** A link that confirms a subscription is expired, altered or deleted. The message does not say which. */
export class ConfirmationExpiredError extends createErrorClass(
  410,
  'link_expired',
  `This link is older than ${NEWSLETTER_LINK_DAYS} days or is not complete. Please enter your address again.`,
) {}
