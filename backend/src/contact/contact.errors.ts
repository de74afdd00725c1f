import { UnavailableError } from '../platform/http/app-error.js';

/** No mail or no recipient is configured: accepting the message would lose it. */
export class ContactUnavailableError extends UnavailableError {
  constructor() {
    super('contact_unavailable');
  }
}
