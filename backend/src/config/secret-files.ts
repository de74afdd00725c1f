import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error.js';

/** Variables whose value may be in a file instead; listed in docs/operations.md. */
export const SECRET_VARIABLES = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SECRET_KEY',
  'SECRET_KEY_PREVIOUS',
  'REDIS_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'OPENAI_API_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Maximum length of a secret file. A longer file is not a password or key: the operator probably set a wrong path. */
const MAX_SECRET_CHARACTERS = 4_096;

/**
 * Returns the variables with the content of their files: the file in `<name>_FILE`, or the file called `<name>` in the
 * folder `SECRETS_DIR`. A trailing line break is removed. If both a value and a file are given, or a file cannot be
 * used, throws a {@link ConfigError}.
 */
export function withSecretFiles(variables: Record<string, string | undefined>): Record<string, string | undefined> {
  const folder = variables['SECRETS_DIR'];
  if (folder !== undefined && !existsSync(folder)) {
    throw new ConfigError(`SECRETS_DIR names ${folder}, which is not there.`);
  }
  const secretEntries = SECRET_VARIABLES.flatMap((name): [string, string][] => {
    const folderFile = folder === undefined ? null : path.join(folder, name);
    const secretFile = variables[`${name}_FILE`];
    const file = secretFile ?? (folderFile !== null && existsSync(folderFile) ? folderFile : undefined);
    if (file === undefined) return [];
    const source = secretFile === undefined ? 'SECRETS_DIR' : `${name}_FILE`;
    if (variables[name] !== undefined) {
      throw new ConfigError(`${name} is set, and ${source} has a file for it: remove one of them.`);
    }
    const text = readContent(file);
    if (text === null) throw new ConfigError(`${source} names ${file}, which cannot be read.`);
    if (text === '' || text.length > MAX_SECRET_CHARACTERS) {
      throw new ConfigError(`${source} names ${file}, which is ${text ? 'too long' : 'empty'}.`);
    }
    return [[name, text]];
  });
  return { ...variables, ...Object.fromEntries(secretEntries) };
}

function readContent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch {
    return null;
  }
}
