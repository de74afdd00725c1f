import { BRAND } from '@bearings/contracts';
import path from 'node:path';
import type { MailConfig } from './config.js';
import type { Environment } from './env.js';

/** A mail server where one is set, else files in the data folder, else no mail at all. */
export function mailConfig(env: Environment): MailConfig {
  const from = env.MAIL_FROM ?? `${BRAND.name} <no-reply@localhost>`;
  if (env.SMTP_URL) return { kind: 'smtp', url: env.SMTP_URL, from };
  if (env.DATA_DIR) return { kind: 'folder', folder: path.join(env.DATA_DIR, 'outbox'), from };
  return { kind: 'none' };
}
