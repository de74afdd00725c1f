import type { Config } from './config.js';

/** Parts of the calls that every API of this version takes; a front end may be newer than its API. */
const ALWAYS = ['circumstances'];

/** Returns what the API offers beyond the core, as `GET /api/config` names it. */
export function capabilitiesOf({ mail, supportEmail }: Config): string[] {
  if (mail.kind === 'none') return ALWAYS;
  return [
    ...ALWAYS,
    mail.kind === 'smtp' ? 'email' : 'outbox',
    ...(supportEmail === null ? [] : ['contact']),
    'newsletter',
  ];
}
