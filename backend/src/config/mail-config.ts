import { BRAND } from '@bearings/domain';
import path from 'node:path';
import type { MailConfig } from './config.js';
import type { Environment } from './environment.js';

/**
 * Returns where emails go: to the mail server if one is configured, otherwise to the demo's folder if there is a data
 * folder, otherwise nowhere.
 */
export function createMailConfig(env: Environment, ca: string | null): MailConfig {
  const fromAddress = env.MAIL_FROM ?? `${BRAND.name} <no-reply@localhost>`;
  if (env.SMTP_URL)
    return {
      kind: 'smtp',
      url: env.SMTP_URL,
      tls: env.SMTP_TLS === 'required',
      ca,
      from: fromAddress,
    };
  if (env.DATA_DIR) return { kind: 'folder', folder: path.join(env.DATA_DIR, 'outbox'), from: fromAddress };
  return { kind: 'none' };
}

/**
 * Returns the recipient of messages from the contact form. The default is the brand's address. It may be a placeholder,
 * so it is not used if a mail server is configured.
 */
export function chooseSupportEmail(env: Environment): string | null {
  if (env.SUPPORT_EMAIL) return env.SUPPORT_EMAIL;
  return env.SMTP_URL ? null : BRAND.supportEmail;
}
