import type { Config } from './config.js';

/** Returns what this installation offers beyond the core, as `GET /api/config` names it. */
export function capabilitiesOf({ mail, supportEmail }: Config): string[] {
  if (mail.kind === 'none') return [];
  return [
    mail.kind === 'smtp' ? 'email' : 'outbox',
    ...(supportEmail === null ? [] : ['contact']),
    'newsletter',
  ];
}
