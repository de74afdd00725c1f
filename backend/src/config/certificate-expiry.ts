import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from './config.js';

/** The certificates that a process reads from files: its own, and those by which it verifies other services. */
export type CertificateName = 'server' | 'database_ca' | 'redis_ca' | 'mail_ca';

/** Returns when each certificate that this process reads expires. */
export function listCertificateExpiries(
  config: Pick<Config, 'serverTls' | 'database' | 'redisCa' | 'mail'>,
): { certificate: CertificateName; expiresAt: Date }[] {
  const { serverTls, database, redisCa, mail } = config;
  const databaseCaFile = new URL(database.url).searchParams.get('sslrootcert');
  const texts: Record<CertificateName, string | null> = {
    server: serverTls?.cert ?? null,
    database_ca: databaseCaFile === null ? null : readFileSync(databaseCaFile, 'utf8'),
    redis_ca: redisCa,
    mail_ca: mail.kind === 'smtp' ? mail.ca : null,
  };
  const names: CertificateName[] = ['server', 'database_ca', 'redis_ca', 'mail_ca'];
  return names.flatMap((certificate) => {
    const pem = texts[certificate];
    return pem === null ? [] : [{ certificate, expiresAt: readCertificateExpiry(pem) }];
  });
}

/** Returns when the first certificate of a PEM file expires: a server's own, if its chain follows. */
const readCertificateExpiry = (pem: string): Date => new Date(new X509Certificate(pem).validTo);
