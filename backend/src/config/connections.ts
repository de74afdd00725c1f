import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';

const LOOPBACK_HOST = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|)$/;

/** The environment variables for connections to other services. */
type ConnectionVariables = Pick<
  Environment,
  'NODE_ENV' | 'CLOSED_NETWORK' | 'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | 'DATABASE_CA_FILE'
>;

/** Returns the URL of a database. If a CA file is configured, adds it, so that `pg` verifies the server with it. */
export function addDatabaseCa(address: string, env: ConnectionVariables): string {
  if (env.DATABASE_CA_FILE === undefined) return address;
  readCertificates('DATABASE_CA_FILE', env.DATABASE_CA_FILE);
  const url = new URL(address);
  url.searchParams.set('sslmode', 'verify-full');
  url.searchParams.set('sslrootcert', env.DATABASE_CA_FILE);
  return url.href;
}

/** Throws in production if the database connection has no TLS with a verified certificate. */
export function requireDatabaseTls(
  name: 'DATABASE_URL' | 'MIGRATION_DATABASE_URL',
  address: string,
  env: ConnectionVariables,
): void {
  const { searchParams } = new URL(address);
  const isVerified = searchParams.get('sslmode') === 'verify-full' && !searchParams.has('uselibpqcompat');
  if (isVerified || mayLackTls(address, env)) return;
  throw new ConfigError(unverifiedTlsMessage(name, address, 'add ?sslmode=verify-full, or set DATABASE_CA_FILE'));
}

/** Throws in production if the connection to a service has no TLS with a verified certificate. */
export function requireTls(env: Environment): void {
  const services = [
    ['REDIS_URL', env.QUEUE === 'in-process' ? undefined : env.REDIS_URL, 'begin it with rediss://'],
    ['OPENAI_BASE_URL', env.OPENAI_API_KEY && env.OPENAI_BASE_URL, 'begin it with https://'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT, 'begin it with https://'],
  ] as const;
  for (const [name, address, remedy] of services) {
    if (!address || /^(rediss|https):/.test(address) || mayLackTls(address, env)) continue;
    throw new ConfigError(unverifiedTlsMessage(name, address, remedy));
  }
  const { SMTP_URL: smtp } = env;
  if (smtp === undefined || mayLackTls(smtp, env)) return;
  if (env.SMTP_TLS === 'optional' && !smtp.startsWith('smtps:')) {
    throw new ConfigError(unverifiedTlsMessage('SMTP_URL', smtp, 'leave out SMTP_TLS=optional'));
  }
  // A query is rejected, because the mail package would read options from it, such as tls.rejectUnauthorized=false.
  if (new URL(smtp).search !== '') {
    throw new ConfigError('SMTP_URL has options behind a ?, which may switch off TLS: leave them out.');
  }
}

const mayLackTls = (address: string, env: ConnectionVariables): boolean =>
  env.NODE_ENV !== 'production' || env.CLOSED_NETWORK || LOOPBACK_HOST.test(readHost(address));

const unverifiedTlsMessage = (name: string, address: string, remedy: string): string =>
  `${name} reaches ${readHost(address)} without verified TLS: ${remedy}, or set CLOSED_NETWORK=1 where nothing else can read that network.`;

const readHost = (address: string): string => new URL(address).hostname;

/** Returns the certificates in a file; null if no file is configured. Throws if the file contains no certificate. */
export function readCertificates(name: string, file: string | undefined): string | null {
  if (file === undefined) return null;
  const text = readText(file);
  if (text?.includes('-----BEGIN CERTIFICATE-----')) return text;
  throw new ConfigError(`${name} names ${file}, which ${text === null ? 'cannot be read' : 'has no certificate'}.`);
}

/** Returns the API's server certificate and key; null if none is configured. */
export function readServerTls(
  env: Pick<Environment, 'TLS_CERT_FILE' | 'TLS_KEY_FILE'>,
): { cert: string; key: string } | null {
  const { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile } = env;
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined) {
    throw new ConfigError('Set both TLS_CERT_FILE and TLS_KEY_FILE, or neither.');
  }
  const cert = readCertificates('TLS_CERT_FILE', certFile) ?? '';
  const key = readText(keyFile);
  if (!key?.includes('PRIVATE KEY-----')) {
    throw new ConfigError(`TLS_KEY_FILE names ${keyFile}, which ${key === null ? 'cannot be read' : 'has no key'}.`);
  }
  return { cert, key };
}

/** Returns whether the host is reachable only from this machine. */
export const isLoopbackHost = (host: string): boolean => LOOPBACK_HOST.test(isIP(host) === 6 ? `[${host}]` : host);

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
