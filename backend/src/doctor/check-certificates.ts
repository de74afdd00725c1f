import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { type CertificateName, listCertificateExpiries } from '../config/certificate-expiry.js';
import type { Config } from '../config/config.js';
import { adviceFinding, type Finding, okFinding, problemFinding } from './finding.js';

const CHECK_TIMEOUT_MS = 5_000;
const DAY_MS = 24 * 60 * 60 * 1_000;
const MAX_DAYS_FOR_ADVICE = 30;
const MAX_DAYS_FOR_PROBLEM = 7;

const CERTIFICATE_LABELS: Readonly<Record<CertificateName, string>> = {
  server: 'The certificate of TLS_CERT_FILE',
  database_ca: 'The CA that verifies the database',
  redis_ca: 'The CA of REDIS_CA_FILE',
  mail_ca: 'The CA of SMTP_CA_FILE',
};

/** Checks when the certificates in files, and the one that browsers get at the public address, expire. */
export async function checkCertificates(config: Config): Promise<Finding[]> {
  const now = Date.now();
  const findings = listCertificateExpiries(config).map(({ certificate, expiresAt }) =>
    createExpiryFinding(CERTIFICATE_LABELS[certificate], expiresAt, now),
  );
  const publicExpiry = await readPublicExpiry(config.http.publicUrl);
  if (publicExpiry === null) return findings;
  return [...findings, createExpiryFinding(`The certificate of ${config.http.publicUrl}`, publicExpiry, now)];
}

/** @param now milliseconds since 1970 */
export function createExpiryFinding(label: string, expiresAt: Date, now: number): Finding {
  const days = Math.floor((expiresAt.getTime() - now) / DAY_MS);
  const date = expiresAt.toISOString().slice(0, 10);
  if (days < 0) return problemFinding(`${label} expired on ${date}.`);
  const sentence = `${label} expires on ${date}`;
  if (days > MAX_DAYS_FOR_ADVICE) return okFinding(`${sentence}.`);
  const createFinding = days > MAX_DAYS_FOR_PROBLEM ? adviceFinding : problemFinding;
  return createFinding(`${sentence}, in ${days === 1 ? '1 day' : `${days} days`}: renew it.`);
}

/** Returns null for a site without TLS, and for one that cannot be reached, which `checkSite` reports. */
async function readPublicExpiry(publicUrl: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (protocol !== 'https:') return null;
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(isIP(host) === 0 ? { servername: host } : {}),
    // Only the date is read. Whether browsers trust the certificate, `checkSite` finds out.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    return new Date(socket.getPeerCertificate().valid_to);
  } catch {
    return null;
  } finally {
    socket.destroy();
  }
}
