import type { Config } from '../../config/config.js';

/** The host that the Stripe SDK calls. */
const STRIPE_TARGET = 'api.stripe.com:443';

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'redis:': 6379,
  'rediss:': 6379,
  'smtp:': 587,
  'smtps:': 465,
};

/** Targets to which a process may connect: `host:port`, and ports on which IP addresses are allowed. */
export interface AllowedTargets {
  targets: ReadonlySet<string>;
  /**
   * Ports on which any IP address is allowed, because nodemailer resolves its server's name itself and connects to the
   * address.
   */
  addressPorts: ReadonlySet<number>;
}

/** Returns the targets of all services in the configuration. */
export function listAllowedTargets(config: Config): AllowedTargets {
  const { payment, report, tracing, mail, redisUrl, database } = config;
  const urls = [
    database.url,
    redisUrl,
    report.model?.baseUrl ?? null,
    tracing?.url ?? null,
    payment.kind === 'sandbox' ? payment.url : null,
  ].filter((url) => url !== null);
  const targets = urls.map((url) => toTarget(new URL(url)).name);
  const mailServer = mail.kind === 'smtp' ? toTarget(new URL(mail.url)) : null;
  return {
    targets: new Set([
      ...targets,
      ...(payment.kind === 'live' ? [STRIPE_TARGET] : []),
      ...(mailServer ? [mailServer.name] : []),
    ]),
    addressPorts: new Set(mailServer ? [mailServer.port] : []),
  };
}

function toTarget({ protocol, hostname, port }: URL): { name: string; port: number } {
  const number = port === '' ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
  return { name: toTargetName(hostname.replace(/^\[|\]$/g, ''), number), port: number };
}

/** Returns a target as `host:port` in lower case, the form in which targets are compared. */
export const toTargetName = (host: string, port: number): string => `${host.toLowerCase()}:${port}`;
