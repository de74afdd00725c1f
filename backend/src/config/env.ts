import { isIP } from 'node:net';
import { z } from 'zod';
import type { Config } from './config.js';
import { mailConfig } from './mail-config.js';
import { paymentConfig } from './payment-config.js';
import { reportConfig } from './report-config.js';

/** An operator's mistake; its message is one sentence that names the variable. */
export class ConfigError extends Error {}

type Variables = Record<string, string | undefined>;

const flag = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be 1 or 0')
  .transform((value) => ['1', 'true', 'on'].includes(value));

const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const PROXY_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** As Fastify's `trustProxy` reads one: a name, an address, or a network with its prefix. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return PROXY_NAMES.has(text);
  if (prefix === undefined) return true;
  const most = family === 6 ? 128 : 32;
  return (
    rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= most
  );
}

const schema = z.object({
  NODE_ENV: z.string().optional(),
  DEMO: flag.default(false),
  LOG_LEVEL: z
    .enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'must be debug, info, warn, error or silent',
    )
    .default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65535).default(3000),
  PUBLIC_URL: url('http:', 'https:').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every((proxy) => isProxy(proxy.trim())),
      'must be loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8, apart by commas',
    )
    .optional(),
  API_DOCS: flag.optional(),
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_POOL: wholeNumber(1, 200).default(20),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  QUEUE: z.enum(['redis', 'in-process'], 'must be redis or in-process').optional(),
  WORKER: flag.default(true),
  SITE_DIR: z.string().optional(),
  DATA_DIR: z.string().optional(),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/, {
      error: 'must be an address such as Bearings <hello@example.org>',
    })
    .optional(),
  KEEP_IN_PROGRESS_DAYS: wholeNumber(1, 3_650).default(30),
  KEEP_UNPAID_DAYS: wholeNumber(1, 3_650).default(90),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(128).optional(),
  DEMO_ADMIN_EMAIL: z.email('must be an email address').optional(),
  DEMO_ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  VAT_NOTE: z.string().max(200, 'must have at most 200 characters').default('No VAT is charged.'),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces')
    .optional(),
  OPENAI_BASE_URL: url('http:', 'https:').default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_DAILY_LIMIT: wholeNumber(1, 1_000_000).default(500),
  REPORT_FALLBACK: flag.default(true),
  SANDBOX_STRIPE_URL: url('http:').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  SANDBOX_STRIPE_SECRET_KEY: z.string().optional(),
  SANDBOX_STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().optional(),
});

export type Environment = z.infer<typeof schema>;

/** Parses the environment. Throws {@link ConfigError} for the first variable that is missing or wrong. */
export function parseEnvironment(variables: Variables): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ConfigError(sentence(parsed.error, given));
  const env = parsed.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.DEMO)
    throw new ConfigError('DEMO must not be set with NODE_ENV=production.');
  if (env.QUEUE === 'redis' && !env.REDIS_URL)
    throw new ConfigError('QUEUE=redis needs REDIS_URL.');
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    const missing = env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
    throw new ConfigError(
      `${missing} is missing: set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.`,
    );
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is missing: SMTP_URL needs an address to send from.');
  }
  if (production && !env.PUBLIC_URL) {
    throw new ConfigError(
      'PUBLIC_URL is missing: set it to the address people use, such as https://example.org.',
    );
  }
  const demoAdmin = env.DEMO ? credentials(env.DEMO_ADMIN_EMAIL, env.DEMO_ADMIN_PASSWORD) : null;
  return {
    production,
    logLevel: env.LOG_LEVEL,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      trustProxy: env.TRUST_PROXY ?? false,
    },
    database: { url: env.DATABASE_URL, poolSize: env.DATABASE_POOL },
    redisUrl: env.QUEUE === 'in-process' ? null : (env.REDIS_URL ?? null),
    worker: env.WORKER,
    siteDir: env.SITE_DIR ?? null,
    apiDocs: env.API_DOCS ?? !production,
    payment: paymentConfig(env, production),
    report: reportConfig(env),
    vatNote: env.VAT_NOTE,
    mail: mailConfig(env),
    housekeeping: { inProgressDays: env.KEEP_IN_PROGRESS_DAYS, unpaidDays: env.KEEP_UNPAID_DAYS },
    admin: credentials(env.ADMIN_EMAIL, env.ADMIN_PASSWORD) ?? demoAdmin,
    demoAdmin,
  };
}

const credentials = (email?: string, password?: string) =>
  email && password ? { email: email.toLowerCase(), password } : null;

/** The configuration of this process. */
export const loadConfig = (): Config => parseEnvironment(process.env);

function sentence(error: z.ZodError, given: Variables): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The environment');
  if (given[name] === undefined) return `${name} is missing: ${hint(name)}.`;
  return `${name} is wrong: it ${issue?.message ?? 'could not be read'}.`;
}

function hint(name: string): string {
  return name === 'DATABASE_URL'
    ? 'set it to a PostgreSQL address such as postgres://user:password@host:5432/name'
    : 'set it';
}
