import { parseEmail } from '@bearings/contracts';
import { BRAND } from '@bearings/domain';
import { isIP } from 'node:net';
import { z } from 'zod';

const flagSchema = z
  .enum(['0', '1', 'true', 'false', 'on', 'off'], 'must be 1 or 0')
  .transform((value) => ['1', 'true', 'on'].includes(value));

/** A label of metrics and log lines, such as v1.0.0-3-g0a1b2c3 or api-1. */
const labelSchema = z
  .string()
  .regex(/^[\w.+-]{1,100}$/, 'must be letters, digits, dots, hyphens, underscores and plus signs, 100 at most');

const urlSchema = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsedUrl = URL.parse(value);
      return parsedUrl !== null && protocols.includes(parsedUrl.protocol);
    },
    `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );

/** Parses an email address and normalises it in the same way as users' addresses, so that the two can be compared. */
const emailSchema = z.string().transform((text, context) => {
  const parsedEmail = parseEmail(text);
  if (parsedEmail.ok) return parsedEmail.email;
  context.addIssue('must be an email address');
  return z.NEVER;
});

const wholeNumberSchema = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const priceSchema = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,4})?$/, 'must be dollars for a million tokens, such as 0.40')
  .transform(Number);

const PROXY_NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Returns whether Fastify's `trustProxy` accepts the text: a name, an address, or a network in CIDR form. */
function isProxy(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0) return PROXY_NAMES.has(text);
  if (prefix === undefined) return true;
  const maxBits = family === 6 ? 128 : 32;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= maxBits;
}

/**
 * All environment variables that the backend reads. Each error message is the end of a sentence that begins with the
 * variable's name.
 */
export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  RELEASE: labelSchema.optional(),
  INSTANCE: labelSchema.optional(),
  DEMO: flagSchema.default(false),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumberSchema(0, 65535).default(3000),
  PUBLIC_URL: urlSchema('http:', 'https:').optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) => value.split(',').every((proxy) => isProxy(proxy.trim())),
      'must be loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8, apart by commas',
    )
    .optional(),
  TLS_CERT_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  CLOSED_NETWORK: flagSchema.default(false),
  API_DOCS: flagSchema.optional(),
  SECRETS_DIR: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must have at least 32 characters').optional(),
  DATABASE_URL: urlSchema('postgres:', 'postgresql:'),
  MIGRATION_DATABASE_URL: urlSchema('postgres:', 'postgresql:').optional(),
  DATABASE_CA_FILE: z.string().optional(),
  DATABASE_POOL: wholeNumberSchema(1, 200).default(20),
  REDIS_URL: urlSchema('redis:', 'rediss:').optional(),
  REDIS_CA_FILE: z.string().optional(),
  QUEUE: z.enum(['redis', 'in-process'], 'must be redis or in-process').optional(),
  WORKER: flagSchema.default(true),
  METRICS_PORT: wholeNumberSchema(0, 65535).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSchema('http:', 'https:').optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(0.1),
  HEARTBEAT_FILE: z.string().optional(),
  SITE_DIR: z.string().optional(),
  REPORT_PAGE_FILE: z.string().optional(),
  DATA_DIR: z.string().optional(),
  SMTP_URL: urlSchema('smtp:', 'smtps:').optional(),
  SMTP_TLS: z.enum(['required', 'optional'], 'must be required or optional').default('required'),
  SMTP_CA_FILE: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^@\r\n]*<[^@\s<>]+@[^@\s<>]+>$|^[^@\s<>]+@[^@\s<>]+$/, {
      error: 'must be an address such as Bearings <hello@example.org>',
    })
    .optional(),
  SUPPORT_EMAIL: emailSchema.optional(),
  KEEP_CONTACT_DAYS: wholeNumberSchema(1, 3_650).default(30),
  KEEP_IN_PROGRESS_DAYS: wholeNumberSchema(1, 3_650).default(30),
  KEEP_UNPAID_DAYS: wholeNumberSchema(1, 3_650).default(90),
  MINIMUM_AGE: wholeNumberSchema(13, 21).optional(),
  ADMIN_EMAIL: emailSchema.optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(128).optional(),
  DEMO_ADMIN_EMAIL: emailSchema.optional(),
  DEMO_ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  SELLER: z.string().min(1).max(200, 'must have at most 200 characters').default(BRAND.name),
  VAT_NOTE: z.string().max(200, 'must have at most 200 characters').default('No VAT is charged.'),
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be letters, digits and signs without spaces')
    .optional(),
  OPENAI_BASE_URL: urlSchema('http:', 'https:').default('https://api.openai.com/v1'),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  OPENAI_JUDGE_MODEL: z.string().optional(),
  OPENAI_UNEVALUATED: flagSchema.default(false),
  OPENAI_DAILY_LIMIT: wholeNumberSchema(1, 1_000_000).default(3_000),
  OPENAI_INPUT_PRICE: priceSchema.optional(),
  OPENAI_OUTPUT_PRICE: priceSchema.optional(),
  REPORT_CONCURRENCY: wholeNumberSchema(1, 50).default(2),
  SANDBOX_STRIPE_URL: urlSchema('http:').optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  SANDBOX_STRIPE_SECRET_KEY: z.string().optional(),
  SANDBOX_STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  SANDBOX_STRIPE_WEBHOOK_SECRET: z.string().optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
