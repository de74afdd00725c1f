import type { Config } from './config.js';

/** Returns the optional features of this installation for `GET /api/config`. */
export function listCapabilities({ mail, supportEmail }: Config): string[] {
  if (mail.kind === 'none') return [];
  return [mail.kind === 'smtp' ? 'email' : 'outbox', ...(supportEmail === null ? [] : ['contact']), 'newsletter'];
}
