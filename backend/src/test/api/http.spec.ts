import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Browser } from '../support/browser.js';
import { submission } from '../support/submission.factory.js';
import { useSharedApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const api = useSharedApi();
let browser: Browser;
beforeAll(async () => {
  browser = new Browser(api.url);
});

describe('every reply', () => {
  it('has the security headers and a request id', async () => {
    const { headers } = await browser.get('/api/health/live');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to a health check names the process and its release', async () => {
    for (const path of ['/api/health/live', '/api/health/ready']) {
      const identity = { service: 'bearings-api', release: '1.2.3-test', instance: 'test-1' };
      expect((await browser.get(path)).body).toEqual({ status: 'ok', ...identity });
    }
  });

  it('has the same Content-Security-Policy as the gateway, except for the hash of the script in pages', async () => {
    const policy = (await browser.get('/api/health/live')).headers.get('content-security-policy');
    const gateway = readFileSync('../docker/nginx.conf', 'utf8').replaceAll(' $page_starter', '');
    expect(gateway).toContain(`"${policy}"`);
    const sources = new Map(policy?.split('; ').map((each) => [each.split(' ')[0], each]));
    for (const kind of ['script-src', 'frame-src']) {
      expect(sources.get(kind)).toContain(' https://js.stripe.com https://*.js.stripe.com');
    }
  });

  it('has status, code and message as its body if it is an error', async () => {
    const { status, body } = await browser.refused('GET', '/api/nowhere');
    expect(status).toBe(404);
    expect(body).toEqual({ statusCode: 404, code: 'not_found', message: expect.any(String) });
  });

  it('has the error name Unauthorized besides the message for users if its status is 401', async () => {
    const { status, body } = await browser.refused('GET', '/api/auth/user');
    expect(status).toBe(401);
    expect(body).toEqual({
      statusCode: 401,
      code: 'unauthorized',
      error: 'Unauthorized',
      message: 'Please sign in.',
    });
    const credentials = { email: 'unknown@example.org', password: 'not the password' };
    for (const path of ['/api/auth/login', '/api/admin/login']) {
      const login = await browser.refused('POST', path, credentials);
      expect(login.body).toEqual({
        statusCode: 401,
        code: 'unauthorized',
        error: 'Unauthorized',
        message: 'The email or the password is not right.',
      });
    }
  });
});

describe('a request', () => {
  it.each([
    ['invalid JSON', '{"email":', 400],
    ['null', 'null', 400],
    ['a JSON string', '"x"', 400],
    ['an object with a __proto__ field', '{"__proto__":{"a":1},"email":"a@b"}', 400],
    ['an object with a field that every object inherits', '{"email":"a@b","constructor":""}', 400],
    ['an object that contains such a field in a nested object', '{"email":{"toString":1,"constructor":[[]]}}', 400],
    ['over 64 KB', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
  ])('whose body is %s is refused and sets no cookie', async (_, body, status) => {
    const answer = await browser.refused('POST', '/api/assessments/start-tracking', body);
    expect(answer.status).toBe(status);
    expect(answer.body.statusCode).toBe(status);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('whose body is a list is refused before Nest’s pipes read it', async () => {
    const { status, body } = await browser.refused('POST', '/api/assessments/start-tracking', '[]');
    const message = expect.stringContaining('Send a JSON object.');
    expect([status, body]).toEqual([400, { statusCode: 400, code: 'invalid_field', field: 'body', message }]);
  });

  it.each([
    ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
  ])('whose body has deeply nested %s is refused', async (_, deep) => {
    const calls = [
      ['POST', '/api/assessments/public', `{"responses":${deep}}`],
      ['PUT', '/api/assessments/draft', `{"answers":${deep}}`],
      ['POST', '/api/auth/login', `{"email":${deep},"password":"x"}`],
    ] as const;
    for (const [method, path, body] of calls) {
      const answer = await browser.refused(method, path, body);
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'too_deep']);
    }
  });

  it.each([
    ['a null character', '\\u0000'],
    ['half of a surrogate pair', '\\ud800'],
  ])('with %s in a text is stored without it, because PostgreSQL cannot store it', async (_, character) => {
    const draft = `{"firstName":"Ad${character}a","email":"a${character}da@example.com","answers":{}}`;
    expect((await browser.send('PUT', '/api/assessments/draft', draft)).status).toBe(200);
    expect((await browser.get('/api/assessments/draft')).body).toMatchObject({
      firstName: 'Ada',
      email: 'ada@example.com',
    });
    const body = JSON.stringify(submission({ lastName: '?' })).replace('"?"', `"L${character}ovelace"`);
    expect((await browser.send('POST', '/api/assessments/public', body)).status).toBe(200);
  });
});

describe('the log', () => {
  it('contains no personal data', async () => {
    const person = {
      email: 'canary.7731@example.org',
      firstName: 'Canaryfirst',
      lastName: 'Canarylast',
    };
    await browser.post('/api/assessments/public', submission(person));
    await browser.refused('POST', '/api/auth/login', {
      email: person.email,
      password: 'canary-password',
    });
    await browser.refused('POST', '/api/assessments/public', { ...submission(person), x: 1 });
    expect(api.log.length).toBeGreaterThan(0);
    expect(api.log.join('')).not.toMatch(/canary/i);
  });
});

describe('a client that hangs up while it sends a body', () => {
  const REFUSED_FORMS: [string, string, string][] = [
    ['before the body', 'content-length: 900', ''],
    ['within the body', 'content-length: 900', '{"email":'],
    ['within a chunk', 'transfer-encoding: chunked', '400\r\n{"email":'],
    ['between chunks', 'transfer-encoding: chunked', '5\r\n{"ema\r\n'],
  ];
  const REFUSED_ROUTES: [string, string][] = [
    ['/api/assessments/start-tracking', 'application/json'],
    ['/api/webhooks/stripe', 'application/json'],
    ['/api/newsletter/leave', 'application/x-www-form-urlencoded'],
    ['/api/newsletter/leave', 'multipart/form-data; boundary=x'],
    ['/sandbox/stripe/v1/payment_intents', 'application/x-www-form-urlencoded'],
    ['/api/nowhere', 'application/json'],
  ];

  it.each(REFUSED_FORMS)('causes no logged error and no 5xx reply when it hangs up %s', async (_, length, part) => {
    const before = api.log.length;
    const { hostname, port } = new URL(api.url);
    const server: Server = api.app.getHttpServer();
    for (const [path, type] of REFUSED_ROUTES) {
      for (const leave of ['destroy', 'resetAndDestroy', 'end'] as const) {
        const text = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\n${length}\r\n\r\n${part}`;
        const received = once(server, 'connection');
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.write(text);
        const [accepted]: Socket[] = await received;
        await pollUntil(() => accepted?.bytesRead, Buffer.byteLength(text));
        socket[leave]();
        await pollUntil(() => accepted?.readableEnded || accepted?.destroyed);
        socket.destroy();
        await pollUntil(() => accepted?.destroyed);
      }
    }
    // A later request is logged after all that the earlier ones have caused.
    const { headers } = await browser.get('/api/health/live');
    await pollUntil(() => api.log.some((line) => line.includes(headers.get('x-request-id') ?? 'none')));
    const lines = api.log.slice(before).map((line): unknown => JSON.parse(line));
    const isOwnLine = (line: unknown) =>
      Number(Reflect.get(Object(line), 'level')) >= 50 || Number(Reflect.get(Object(line), 'status')) >= 500;
    expect(lines.filter(isOwnLine)).toEqual([]);
  });
});
