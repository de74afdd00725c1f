import { hostname } from 'node:os';
import { fastify } from 'fastify';
import { ConfigError } from './config-error.js';
import { parseDatabaseUsers, parseEnvironment } from './env.js';

const MINIMAL_VARIABLES = { DATABASE_URL: 'postgres://app:app@127.0.0.1:5432/app' };
const PRODUCTION_VARIABLES = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.org',
  SECRET_KEY: 'x'.repeat(32),
};
const STRIPE_VARIABLES = {
  STRIPE_SECRET_KEY: 'sk_test_abcdefgh12',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefgh12',
  STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh12',
};

describe('the parser of environment variables', () => {
  it.each([
    [{}, 'DATABASE_URL is missing'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is wrong'],
    [{ ...MINIMAL_VARIABLES, PORT: '70000' }, 'PORT is wrong'],
    [{ ...MINIMAL_VARIABLES, API_DOCS: 'yes' }, 'API_DOCS is wrong'],
    [{ ...MINIMAL_VARIABLES, REDIS_URL: 'localhost' }, 'REDIS_URL is wrong'],
    [{ ...MINIMAL_VARIABLES, QUEUE: 'redis' }, 'QUEUE=redis needs REDIS_URL'],
    [{ ...MINIMAL_VARIABLES, LOG_LEVEL: 'loud' }, 'LOG_LEVEL is wrong'],
    [{ ...MINIMAL_VARIABLES, INSTANCE: 'api 1' }, 'INSTANCE is wrong'],
    [{ ...MINIMAL_VARIABLES, RELEASE: 'one/two' }, 'RELEASE is wrong'],
    [{ ...MINIMAL_VARIABLES, ADMIN_EMAIL: 'admin@example.org' }, 'ADMIN_PASSWORD is missing'],
    [{ ...MINIMAL_VARIABLES, SMTP_URL: 'mail.example.org' }, 'SMTP_URL is wrong'],
    [{ ...MINIMAL_VARIABLES, SMTP_URL: 'smtp://mail.example.org' }, 'MAIL_FROM is missing'],
    [{ ...MINIMAL_VARIABLES, MAIL_FROM: 'Bearings' }, 'MAIL_FROM is wrong'],
    [{ ...MINIMAL_VARIABLES, SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL is wrong'],
    [{ ...MINIMAL_VARIABLES, KEEP_CONTACT_DAYS: '0' }, 'KEEP_CONTACT_DAYS is wrong'],
    [{ ...MINIMAL_VARIABLES, KEEP_UNPAID_DAYS: '0' }, 'KEEP_UNPAID_DAYS is wrong'],
    [{ ...MINIMAL_VARIABLES, OPENAI_API_KEY: 'two words' }, 'OPENAI_API_KEY is wrong'],
    [{ ...MINIMAL_VARIABLES, OPENAI_BASE_URL: 'localhost' }, 'OPENAI_BASE_URL is wrong'],
    [{ ...MINIMAL_VARIABLES, OPENAI_DAILY_LIMIT: '0' }, 'OPENAI_DAILY_LIMIT is wrong'],
    [{ ...MINIMAL_VARIABLES, NODE_ENV: 'production', OPENAI_UNEVALUATED: '1' }, 'OPENAI_UNEVALUATED must not be set'],
    [{ ...MINIMAL_VARIABLES, NODE_ENV: 'production', DEMO: '1' }, 'DEMO must not be set'],
    [{ ...MINIMAL_VARIABLES, NODE_ENV: 'production' }, 'PUBLIC_URL is missing'],
    [{ ...MINIMAL_VARIABLES, NODE_ENV: 'production', PUBLIC_URL: 'https://example.org' }, 'SECRET_KEY is missing'],
    [{ ...MINIMAL_VARIABLES, SECRET_KEY: 'short' }, 'SECRET_KEY is wrong'],
  ])('refuses %j with an error that names the variable: %s', (env, message) => {
    const parseEnv = () => parseEnvironment(env);
    expect(parseEnv).toThrow(ConfigError);
    expect(parseEnv).toThrow(message);
  });

  it.each(['proxy', '10.0.0.1, somewhere', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '1', 'true', ' '])(
    'refuses the value %s of TRUST_PROXY with an error of one sentence',
    (TRUST_PROXY) => {
      const parseEnv = () => parseEnvironment({ ...MINIMAL_VARIABLES, TRUST_PROXY });
      expect(parseEnv).toThrow(ConfigError);
      expect(parseEnv).toThrow(/^TRUST_PROXY is wrong: it must be [^.]*\.0\.0\.0[^.]*\.$/);
    },
  );

  it.each(['loopback', '127.0.0.1', 'loopback, 10.0.0.0/8', '::1, fd00::/8', '172.18.0.5/32'])(
    'accepts the value %s of TRUST_PROXY, as the HTTP server does',
    (TRUST_PROXY) => {
      expect(parseEnvironment({ ...MINIMAL_VARIABLES, TRUST_PROXY }).http.trustProxy).toBe(TRUST_PROXY);
      expect(() => fastify({ trustProxy: TRUST_PROXY })).not.toThrow();
    },
  );

  it('enables the API documentation only outside production, unless API_DOCS overrides this default', () => {
    const production = { ...MINIMAL_VARIABLES, ...PRODUCTION_VARIABLES };
    expect(parseEnvironment(MINIMAL_VARIABLES).apiDocs).toBe(true);
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, API_DOCS: '0' }).apiDocs).toBe(false);
    expect(parseEnvironment(production).apiDocs).toBe(false);
    expect(parseEnvironment({ ...production, API_DOCS: '1' }).apiDocs).toBe(true);
  });

  it('names the process by RELEASE and INSTANCE, or by the version and the host', () => {
    const named = parseEnvironment(
      { ...MINIMAL_VARIABLES, RELEASE: 'v1.0.0-3-g0a1b2c3', INSTANCE: 'worker-2' },
      'bearings-worker',
    );
    expect(named.identity).toEqual({ service: 'bearings-worker', release: 'v1.0.0-3-g0a1b2c3', instance: 'worker-2' });
    const { service, release, instance } = parseEnvironment(MINIMAL_VARIABLES).identity;
    expect({ service, instance }).toEqual({ service: 'bearings-api', instance: hostname() });
    expect(release).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, REDIS_URL: '' }).redisUrl).toBeNull();
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, RELEASE: '' }).identity).toEqual(
      parseEnvironment(MINIMAL_VARIABLES).identity,
    );
  });

  it('exposes the administrator’s login for the login page only if the demo generated it', () => {
    const ownAdmin = { ...MINIMAL_VARIABLES, ADMIN_EMAIL: 'A@example.org', ADMIN_PASSWORD: 'mine is long' };
    const demoAdmin = {
      DEMO_ADMIN_EMAIL: 'demo@example.org',
      DEMO_ADMIN_PASSWORD: 'made up for it',
    };
    const demo = { email: 'demo@example.org', password: 'made up for it' };
    expect(parseEnvironment({ ...ownAdmin, DEMO: '1' })).toMatchObject({
      admin: { email: 'a@example.org' },
      demoAdmin: null,
    });
    const demoEnvironment = parseEnvironment({ ...MINIMAL_VARIABLES, ...demoAdmin, DEMO: '1' });
    expect(demoEnvironment).toMatchObject({ admin: demo, demoAdmin: demo });
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, ...demoAdmin })).toMatchObject({
      admin: null,
      demoAdmin: null,
    });
  });

  it('ignores REDIS_URL when QUEUE is in-process', () => {
    const env = { ...MINIMAL_VARIABLES, REDIS_URL: 'redis://127.0.0.1:6379', QUEUE: 'in-process' };
    expect(parseEnvironment(env).redisUrl).toBeNull();
  });
});

describe('email', () => {
  it('goes to the SMTP server if one is configured, else to a folder of DATA_DIR, else nowhere', () => {
    const smtp = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'Bearings <a@example.org>' };
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, ...smtp, DATA_DIR: '/data' }).mail.kind).toBe('smtp');
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, DATA_DIR: '/data' }).mail).toMatchObject({
      kind: 'folder',
      folder: '/data/outbox',
    });
    expect(parseEnvironment(MINIMAL_VARIABLES).mail).toEqual({ kind: 'none' });
  });
});

describe("the report's writer", () => {
  it('is a language model if OPENAI_API_KEY is set, and otherwise the built-in writer', () => {
    const address = { OPENAI_BASE_URL: 'http://127.0.0.1:8080/v1/', OPENAI_MODEL: 'small' };
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, ...address }).report).toMatchObject({
      model: null,
      concurrency: 2,
    });
    const env = { ...MINIMAL_VARIABLES, ...address, OPENAI_API_KEY: 'key' };
    const spendLimits = { dailyLimit: 3_000, timeoutMs: 30_000, inputPrice: null, outputPrice: null };
    const model = {
      apiKey: 'key',
      baseUrl: 'http://127.0.0.1:8080/v1',
      name: 'small',
      judge: 'small',
      isUnevaluated: false,
      ...spendLimits,
    };
    expect(parseEnvironment(env).report).toMatchObject({ model });
    const judged = parseEnvironment({ ...env, OPENAI_JUDGE_MODEL: 'strict' }).report.model;
    expect(judged).toMatchObject({ name: 'small', judge: 'strict' });
  });
});

describe('the recipient of the contact form', () => {
  it.each([
    [{ SUPPORT_EMAIL: 'help@example.org' }, 'help@example.org'],
    [{ DATA_DIR: '/data' }, 'support@bearings.example'],
    [{ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'a@example.org' }, null],
  ])('with the variables %j is %s', (change, expected) => {
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, ...change }).supportEmail).toBe(expected);
  });
});

describe('the payment keys', () => {
  it('select Stripe when all three are set, even if one contains a placeholder word such as todo by chance', () => {
    const key = 'sk_test_51HxxXq0todo9Zk2';
    expect(parseEnvironment({ ...MINIMAL_VARIABLES, ...STRIPE_VARIABLES, STRIPE_SECRET_KEY: key }).payment.kind).toBe(
      'live',
    );
  });

  it('select the sandbox when all are unset, but never in production', () => {
    const env = { ...MINIMAL_VARIABLES, SANDBOX_STRIPE_URL: 'http://127.0.0.1:4010' };
    expect(parseEnvironment(env).payment.kind).toBe('sandbox');
    const production = { ...env, ...PRODUCTION_VARIABLES };
    expect(parseEnvironment(production).payment.kind).toBe('unavailable');
  });

  it.each([
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is not set'],
    [{ STRIPE_SECRET_KEY: 'sk_test_your_key_here' }, 'STRIPE_SECRET_KEY is a placeholder'],
    [{ STRIPE_SECRET_KEY: 'sk_test_xxxxxxxxxxxx' }, 'STRIPE_SECRET_KEY is a placeholder'],
    [{ STRIPE_SECRET_KEY: 'sk_test_dummy_key' }, 'STRIPE_SECRET_KEY is a placeholder'],
    [{ STRIPE_SECRET_KEY: 'rk_test_example_key' }, 'STRIPE_SECRET_KEY is a placeholder'],
    [{ STRIPE_SECRET_KEY: 'sk_test_key_todo' }, 'STRIPE_SECRET_KEY is a placeholder'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_change_me' }, 'STRIPE_PUBLISHABLE_KEY is a placeholder'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_changeme' }, 'STRIPE_PUBLISHABLE_KEY is a placeholder'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_dummy_secret' }, 'STRIPE_WEBHOOK_SECRET is a placeholder'],
    [{ STRIPE_WEBHOOK_SECRET: 'we_1abcdefgh' }, 'STRIPE_WEBHOOK_SECRET does not look like'],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefgh12' }, 'mix test and live'],
    [{ STRIPE_SECRET_KEY: 'pk_test_abcdefgh12' }, 'does not look like a Stripe key'],
  ])('make payment unavailable, but do not prevent the start, when one is missing or wrong: %j', (change, reason) => {
    const { payment } = parseEnvironment({ ...MINIMAL_VARIABLES, ...STRIPE_VARIABLES, ...change });
    expect(payment).toEqual({ kind: 'unavailable', reason: expect.stringContaining(reason) });
  });
});

describe('connections to other services in production', () => {
  const remote = {
    DATABASE_URL: 'postgres://a:b@db.example.org:5432/c?sslmode=verify-full',
    REDIS_URL: 'rediss://:p@queue.example.org:6379',
    SMTP_URL: 'smtp://mail.example.org:587',
    MAIL_FROM: 'a@example.org',
    OPENAI_API_KEY: 'key',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example.org:4318',
  };
  const plainCases: [Record<string, string>, string][] = [
    [{ DATABASE_URL: 'postgres://a:b@db.example.org/c' }, 'DATABASE_URL reaches db.example.org'],
    [{ DATABASE_URL: 'postgres://a:b@10.0.0.5/c?sslmode=require' }, 'DATABASE_URL reaches 10.0.0.5'],
    [{ DATABASE_URL: 'postgres://a:b@d/c?sslmode=no-verify' }, 'DATABASE_URL reaches d without'],
    [{ DATABASE_URL: 'postgres://a:b@d/c?sslmode=verify-full&uselibpqcompat=true' }, 'DATABASE_URL reaches d without'],
    [{ REDIS_URL: 'redis://queue.example.org' }, 'REDIS_URL reaches queue.example.org without'],
    [{ SMTP_TLS: 'optional' }, 'SMTP_URL reaches mail.example.org without verified TLS'],
    [{ OPENAI_BASE_URL: 'http://model/v1' }, 'OPENAI_BASE_URL reaches model without'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT reaches c '],
  ];

  it('use TLS with verified certificates', () => {
    expect(() => parseEnvironment({ ...PRODUCTION_VARIABLES, ...remote })).not.toThrow();
  });

  it.each(plainCases)('are refused when TLS is off or does not verify certificates: %j', (change, sentence) => {
    const givenVariables = { ...PRODUCTION_VARIABLES, ...remote, ...change };
    expect(() => parseEnvironment(givenVariables)).toThrow(ConfigError);
    expect(() => parseEnvironment(givenVariables)).toThrow(sentence);
    expect(() => parseEnvironment({ ...givenVariables, CLOSED_NETWORK: '1' })).not.toThrow();
    expect(() => parseEnvironment({ ...givenVariables, NODE_ENV: 'development' })).not.toThrow();
  });

  it('need no TLS if they go to this machine itself', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const givenVariables = {
        ...MINIMAL_VARIABLES,
        REDIS_URL: `redis://${host}`,
        DATABASE_URL: `postgres://${host}/c`,
      };
      expect(() => parseEnvironment({ ...PRODUCTION_VARIABLES, ...givenVariables })).not.toThrow();
    }
  });

  it('are refused when an SMTP option switches off the verification of certificates', () => {
    const SMTP_URL = 'smtps://mail.example.org?tls.rejectUnauthorized=false';
    expect(() => parseEnvironment({ ...PRODUCTION_VARIABLES, ...remote, SMTP_URL })).toThrow(
      'SMTP_URL has options behind a ?',
    );
  });

  it('are also refused for the migration program when they lack TLS', () => {
    const MIGRATION_DATABASE_URL = 'postgres://o:p@db.example.org/c';
    const givenVariables = { ...PRODUCTION_VARIABLES, ...MINIMAL_VARIABLES, MIGRATION_DATABASE_URL };
    expect(() => parseDatabaseUsers(givenVariables)).toThrow('MIGRATION_DATABASE_URL reaches db.example.org');
  });

  it.each([
    [{ DATABASE_CA_FILE: '/nowhere' }, 'DATABASE_CA_FILE names /nowhere, which cannot be read.'],
    [{ REDIS_CA_FILE: '/dev/null' }, 'REDIS_CA_FILE names /dev/null, which has no certificate.'],
    [{ TLS_CERT_FILE: '/nowhere' }, 'Set both TLS_CERT_FILE and TLS_KEY_FILE, or neither.'],
  ])('are refused when a certificate file cannot be used: %j', (change, sentence) => {
    expect(() => parseEnvironment({ ...MINIMAL_VARIABLES, ...change })).toThrow(sentence);
  });
});
