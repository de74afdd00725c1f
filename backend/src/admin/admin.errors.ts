import { createErrorClass } from '../platform/http/app-error.js';

export class NothingToSendError extends createErrorClass(
  409,
  'refused',
  'There is nothing to send: it is not paid or was refunded, or the report is not ready or has no account yet.',
) {}
