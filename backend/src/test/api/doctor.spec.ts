import { readFileSync } from 'node:fs';
import { endpoints } from '@bearings/contracts';
import { startModelStandIn } from '@bearings/openai-stand-in';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { RATES_MONTH } from '@bearings/domain';
import StripeSdk from 'stripe';
import { parseEnvironment } from '../../config/env.js';
import { createExpiryFinding } from '../../doctor/check-certificates.js';
import { createClockFinding } from '../../doctor/check-database.js';
import { checkRates } from '../../doctor/check-rates.js';
import { createWebhookListErrorFinding, createWebhookFinding } from '../../doctor/check-site.js';
import { checkModel } from '../../doctor/check-services.js';
import { diagnose } from '../../doctor/diagnose.js';
import { STRIPE_API_VERSION } from '../../payment/provider/api-version.js';
import { SETTLING_EVENT_TYPES } from '../../payment/provider/settling-events.js';
import { freePort } from '@bearings/processes';
import { startTestApi, type TestApi } from '../support/test-api.js';

let api: TestApi;
let closedPort: number;
/** Imitates an API without payment keys: it is ready, but answers 503 to webhooks. */
let serverWithoutKeys: Server;
beforeAll(async () => {
  api = await startTestApi();
  closedPort = await freePort();
  serverWithoutKeys = createServer((request, response) => {
    response.writeHead(request.url === endpoints.ready.path ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(serverWithoutKeys, 'listening');
});
afterAll(async () => {
  serverWithoutKeys.close();
  await api.close();
});

function getAddress(server: Server): string {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const createHealthyVariables = () => ({
  DATABASE_URL: api.config.database.url,
  PUBLIC_URL: api.url,
  SANDBOX_STRIPE_URL: api.standIn.url,
  DATA_DIR: '/tmp',
  METRICS_PORT: '9464',
});

/** Returns the problems that the doctor finds in a deployment whose environment variables have these changes. */
async function listProblems(changes: Record<string, string>): Promise<string[]> {
  const found = await diagnose(() => parseEnvironment({ ...createHealthyVariables(), ...changes }));
  return found.filter(({ level }) => level === 'problem').map(({ sentence }) => sentence);
}

describe('the doctor, which checks a deployment', () => {
  it('finds no problem in a working deployment, and lists its checks', async () => {
    const found = await diagnose(() => parseEnvironment(createHealthyVariables()));
    expect(found.filter(({ level }) => level === 'problem')).toEqual([]);
    const sentences = found.map(({ sentence }) => sentence).join(' ');
    expect(sentences).toMatch(/PostgreSQL \d+ answers/);
    expect(sentences).toContain('All migrations are applied.');
    expect(sentences).toContain('The clocks of this machine and the database agree.');
    expect(sentences).toContain('Webhooks reach the API, which refuses a false signature.');
  });

  it.each([
    ['PORT', () => ({ PORT: 'x' }), 'PORT is wrong: it must be a whole number from 0 to 65535.'],
    [
      'the database',
      () => ({ DATABASE_URL: `postgres://a:secret@127.0.0.1:${closedPort}/b` }),
      /^The database b at 127\.0\.0\.1:\d+ cannot be used: ECONNREFUSED\.$/,
    ],
    [
      'Redis',
      () => ({ REDIS_URL: `redis://:secret@127.0.0.1:${closedPort}` }),
      /^Redis at 127\.0\.0\.1:\d+ cannot be used: ECONNREFUSED\.$/,
    ],
    [
      'the public address',
      () => ({ PUBLIC_URL: `http://127.0.0.1:${closedPort}` }),
      /cannot be reached from here: ECONNREFUSED\.$/,
    ],
    [
      'the mail server',
      () => ({ SMTP_URL: `smtp://a:secret@127.0.0.1:${closedPort}`, MAIL_FROM: 'a@example.org' }),
      /^The mail server 127\.0\.0\.1:\d+ does not accept us: \w+, connect ECONNREFUSED/,
    ],
    [
      'the language model',
      () => ({ OPENAI_API_KEY: 'secret', OPENAI_BASE_URL: `http://127.0.0.1:${closedPort}` }),
      /^The model gpt-4\.1-mini at 127\.0\.0\.1:\d+ cannot be used: failed: no connection\.$/,
    ],
    [
      'the program for reports',
      () => ({ REPORT_PAGE_FILE: '/nowhere' }),
      /^REPORT_PAGE_FILE cannot be read: \/nowhere/,
    ],
    ['the folder of the website', () => ({ SITE_DIR: '/nowhere' }), /^SITE_DIR has no index\.html/],
    [
      'incomplete payment keys',
      () => ({ STRIPE_SECRET_KEY: 'sk_test_abcdefgh' }),
      'Nothing can be sold: STRIPE_PUBLISHABLE_KEY is not set.',
    ],
    // Without the keys this site replies 503 to webhooks. The doctor must report only the missing keys, not the 503
    // too.
    [
      'a site without payment keys',
      () => ({ PUBLIC_URL: getAddress(serverWithoutKeys), SANDBOX_STRIPE_URL: '' }),
      'Nothing can be sold: SANDBOX_STRIPE_URL is not set.',
    ],
  ])('reports a problem with %s in one sentence that contains no secret', async (_, changes, sentence) => {
    const problems = await listProblems(changes());
    expect(problems).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
    expect(problems.join()).not.toContain('secret');
  });

  it('sends the language model one small call, and reports which options its server accepts', async () => {
    const model = await startModelStandIn({ apiKey: 'secret' });
    const readFindings = async (key: string) => {
      const changes = { OPENAI_API_KEY: key, OPENAI_BASE_URL: model.url };
      return checkModel(parseEnvironment({ ...createHealthyVariables(), ...changes }));
    };
    try {
      const [strict] = await readFindings('secret');
      expect(strict?.sentence).toMatch(
        /answered a small call in \d+\.\d s\. It takes strict JSON schemas, max_completion_tokens\.$/,
      );
      expect(model.requests).toHaveLength(1);
      model.behaveLike('refuses_response_format', 'refuses_max_completion_tokens');
      const [loose, hint] = await readFindings('secret');
      expect(loose?.sentence).toMatch(/It takes max_tokens\.$/);
      expect(hint).toMatchObject({ level: 'advice' });
      expect(await readFindings('wrong')).toEqual([
        { level: 'problem', sentence: expect.stringContaining('check OPENAI_API_KEY') },
      ]);
    } finally {
      await model.close();
    }
  });

  it('reports a difference between the clocks of the database and this machine', () => {
    expect(createClockFinding(500).level).toBe('ok');
    expect(createClockFinding(-10_000)).toMatchObject({
      level: 'advice',
      sentence: expect.stringContaining('10 s ahead of'),
    });
    expect(createClockFinding(7_200_000)).toMatchObject({
      level: 'problem',
      sentence: expect.stringContaining('7200 s behind'),
    });
  });

  it('reports a certificate that expires within 30 days, and as a problem within a week', () => {
    const now = Date.parse('2026-06-01T12:00:00Z');
    const findFor = (expiresAt: string) => createExpiryFinding('The certificate', new Date(expiresAt), now);
    expect(findFor('2026-08-01T12:00:00Z')).toEqual({
      level: 'ok',
      sentence: 'The certificate expires on 2026-08-01.',
    });
    expect(findFor('2026-06-30T12:00:00Z')).toEqual({
      level: 'advice',
      sentence: 'The certificate expires on 2026-06-30, in 29 days: renew it.',
    });
    expect(findFor('2026-06-08T12:00:00Z').level).toBe('problem');
    expect(findFor('2026-05-31T12:00:00Z')).toEqual({
      level: 'problem',
      sentence: 'The certificate expired on 2026-05-31.',
    });
  });

  it('advises to renew exchange rates that are older than a year', () => {
    const [year = 0, month = 0] = RATES_MONTH.split('-').map(Number);
    expect(checkRates(new Date(Date.UTC(year, month - 1, 15)))).toEqual([]);
    expect(checkRates(new Date(Date.UTC(year + 1, month, 15)))).toEqual([
      { level: 'advice', sentence: expect.stringContaining(RATES_MONTH) },
    ]);
  });

  it('reports events and settings that the webhook at Stripe lacks', () => {
    const url = 'https://example.org/api/webhooks/stripe';
    const registered = {
      url,
      status: 'enabled',
      enabled_events: [...SETTLING_EVENT_TYPES],
      api_version: STRIPE_API_VERSION,
    };
    expect(createWebhookFinding(url, [registered]).level).toBe('ok');
    expect(createWebhookFinding(url, [{ ...registered, enabled_events: ['*'] }]).level).toBe('ok');
    expect(createWebhookFinding(url, []).sentence).toContain('No webhook is registered');
    expect(createWebhookFinding(url, [{ ...registered, status: 'disabled' }]).level).toBe('problem');
    const [first, ...rest] = SETTLING_EVENT_TYPES;
    expect(createWebhookFinding(url, [{ ...registered, enabled_events: rest }]).sentence).toBe(
      `The webhook at Stripe lacks ${first}.`,
    );
    expect(createWebhookFinding(url, [{ ...registered, api_version: '2020-08-27' }])).toEqual({
      level: 'advice',
      sentence: `The webhook at Stripe has the API version 2020-08-27; register it with ${STRIPE_API_VERSION}.`,
    });
    expect(createWebhookFinding(url, [{ ...registered, api_version: null }]).sentence).toContain(
      'the API version of your account',
    );
  });

  it.each(['operations.md', 'deployment.md'])('expects the webhook to have the API version in %s', (name) => {
    const text = readFileSync(`../docs/${name}`, 'utf8');
    const versions = text.match(/\b20\d\d-\d\d-\d\d\.\w+/g) ?? [];
    expect(new Set(versions)).toEqual(new Set([STRIPE_API_VERSION]));
  });

  it('reports why Stripe does not list the webhooks', () => {
    const message = 'The provided key does not have the required permissions.';
    const permissionError = new StripeSdk.errors.StripePermissionError({
      message,
      type: 'api_error',
    });
    expect(createWebhookListErrorFinding(permissionError)).toEqual({
      level: 'advice',
      sentence: 'The webhooks registered at Stripe cannot be read: StripePermissionError.',
    });
    const authenticationError = new StripeSdk.errors.StripeAuthenticationError({
      message,
      type: 'api_error',
    });
    expect(createWebhookListErrorFinding(authenticationError).level).toBe('problem');
    const connectionError = new StripeSdk.errors.StripeConnectionError({
      message,
      type: 'api_error',
    });
    expect(createWebhookListErrorFinding(connectionError).sentence).toBe(
      'Stripe cannot be reached from here: no one can pay.',
    );
  });
});
