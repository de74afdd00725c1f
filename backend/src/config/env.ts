import type { z } from 'zod';
import type { Config } from './config.js';
import { ConfigError } from './config-error.js';
import { readCertificates, requireDatabaseTls, requireTls, readServerTls, addDatabaseCa } from './connections.js';
import { environmentSchema } from './environment.js';
import { createMailConfig, chooseSupportEmail } from './mail-config.js';
import { createPaymentConfig } from './payment-config.js';
import { readIdentity, type ServiceName } from './process-identity.js';
import { createReportConfig } from './report-config.js';
import { withSecretFiles } from './secret-files.js';

type Variables = Record<string, string | undefined>;

/** Parses the environment. Throws a {@link ConfigError} for the first missing or invalid variable. */
export function parseEnvironment(variables: Variables, service: ServiceName = 'bearings-api'): Config {
  const givenVariables = resolveVariables(variables);
  const parsedVariables = environmentSchema.safeParse(givenVariables);
  if (!parsedVariables.success) throw new ConfigError(describeError(parsedVariables.error, givenVariables));
  const env = parsedVariables.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.OPENAI_UNEVALUATED) {
    throw new ConfigError('OPENAI_UNEVALUATED must not be set with NODE_ENV=production.');
  }
  if (production && env.DEMO) throw new ConfigError('DEMO must not be set with NODE_ENV=production.');
  if (env.QUEUE === 'redis' && !env.REDIS_URL) throw new ConfigError('QUEUE=redis needs REDIS_URL.');
  if (Boolean(env.ADMIN_EMAIL) !== Boolean(env.ADMIN_PASSWORD)) {
    const missingName = env.ADMIN_EMAIL ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
    throw new ConfigError(`${missingName} is missing: set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.`);
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new ConfigError('MAIL_FROM is missing: SMTP_URL needs an address to send from.');
  }
  if (production && !env.PUBLIC_URL) {
    throw new ConfigError('PUBLIC_URL is missing: set it to the address people use, such as https://example.org.');
  }
  if (production && !env.SECRET_KEY) {
    throw new ConfigError('SECRET_KEY is missing: set it to 32 random characters or more, the same for all processes.');
  }
  requireTls(env);
  const demoAdmin = env.DEMO ? toCredentials(env.DEMO_ADMIN_EMAIL, env.DEMO_ADMIN_PASSWORD) : null;
  return {
    identity: readIdentity(env, service),
    production,
    logLevel: env.LOG_LEVEL,
    http: {
      host: env.HOST,
      port: env.PORT,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      trustProxy: env.TRUST_PROXY ?? false,
    },
    serverTls: readServerTls(env),
    // Outside production, the secret key is the database URL by default, because all processes have it.
    secretKey: env.SECRET_KEY ?? env.DATABASE_URL,
    previousSecretKey: env.SECRET_KEY_PREVIOUS ?? null,
    database: {
      url: buildDatabaseUrl('DATABASE_URL', env.DATABASE_URL, env),
      poolSize: env.DATABASE_POOL,
    },
    redisUrl: env.QUEUE === 'in-process' ? null : (env.REDIS_URL ?? null),
    redisCa: readCertificates('REDIS_CA_FILE', env.REDIS_CA_FILE),
    worker: env.WORKER,
    metricsPort: env.METRICS_PORT ?? null,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, ''),
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    heartbeatFile: env.HEARTBEAT_FILE ?? null,
    siteDir: env.SITE_DIR ?? null,
    reportPageFile: env.REPORT_PAGE_FILE ?? null,
    apiDocs: env.API_DOCS ?? !production,
    payment: createPaymentConfig(env, production),
    report: createReportConfig(env),
    vatNote: env.VAT_NOTE,
    seller: env.SELLER,
    mail: createMailConfig(env, readCertificates('SMTP_CA_FILE', env.SMTP_CA_FILE)),
    supportEmail: chooseSupportEmail(env),
    retention: {
      inProgressDays: env.KEEP_IN_PROGRESS_DAYS,
      unpaidDays: env.KEEP_UNPAID_DAYS,
      contactDays: env.KEEP_CONTACT_DAYS,
    },
    minimumAge: env.MINIMUM_AGE ?? null,
    admin: toCredentials(env.ADMIN_EMAIL, env.ADMIN_PASSWORD) ?? demoAdmin,
    demoAdmin,
  };
}

/** The two users of the database: the owner of the schema, and the user of APIs and workers. */
export interface DatabaseUsers {
  ownerUrl: string;
  applicationUrl: string;
}

/** Parses the variables of the migration program, which needs no others. */
export function parseDatabaseUsers(variables: Variables): DatabaseUsers {
  const givenVariables = resolveVariables(variables);
  const parsedVariables = environmentSchema
    .pick({
      NODE_ENV: true,
      CLOSED_NETWORK: true,
      DATABASE_URL: true,
      MIGRATION_DATABASE_URL: true,
      DATABASE_CA_FILE: true,
    })
    .safeParse(givenVariables);
  if (!parsedVariables.success) throw new ConfigError(describeError(parsedVariables.error, givenVariables));
  const { DATABASE_URL: application, MIGRATION_DATABASE_URL: owner } = parsedVariables.data;
  const applicationUrl = buildDatabaseUrl('DATABASE_URL', application, parsedVariables.data);
  return {
    applicationUrl,
    ownerUrl: owner ? buildDatabaseUrl('MIGRATION_DATABASE_URL', owner, parsedVariables.data) : applicationUrl,
  };
}

/** Returns the database URL with the parameters that `pg` needs to verify the server. */
function buildDatabaseUrl(
  name: Parameters<typeof requireDatabaseTls>[0],
  address: string,
  env: Parameters<typeof requireDatabaseTls>[2],
): string {
  const url = addDatabaseCa(address, env);
  requireDatabaseTls(name, url, env);
  return url;
}

/** Returns the variables that are set, with the content of secret files. An empty variable counts as unset. */
const resolveVariables = (variables: Variables): Variables =>
  withSecretFiles(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));

const toCredentials = (email?: string, password?: string) => (email && password ? { email, password } : null);

export const loadConfig = (service?: ServiceName): Config => parseEnvironment(process.env, service);

export const loadDatabaseUsers = (): DatabaseUsers => parseDatabaseUsers(process.env);

function describeError(error: z.ZodError, given: Variables): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The environment');
  if (given[name] === undefined) return `${name} is missing: ${findHint(name)}.`;
  return `${name} is wrong: it ${issue?.message ?? 'could not be read'}.`;
}

function findHint(name: string): string {
  return name === 'DATABASE_URL'
    ? 'set it to a PostgreSQL address such as postgres://user:password@host:5432/name'
    : 'set it';
}
