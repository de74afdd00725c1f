import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { get, type IncomingMessage } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pino from 'pino';
import { toPathPattern } from '@bearings/contracts';
import { createApi } from '../../api.js';
import { UnavailableError } from '../../platform/http/app-error.js';
import { toErrorBody } from '../../platform/http/error-body.js';
import { PRIVATE_CACHE_CONTROL } from '../../platform/http/private-api.js';
import { ShareService } from '../../share/share.service.js';
import { freePort } from '@bearings/processes';
import { DOCKER_FOLDER, hasNginx, startNginx } from '../support/nginx.js';
import { API_ROUTES, type ApiRoute } from '../support/api-requests.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

const REPORT_ID = '0b0b1c7e-6a40-4b9c-9f6e-1d2c3b4a5f60';
const LISTED_PAGES = [
  '/',
  '/about',
  '/packed',
  '/dashboard',
  '/report/sample',
  '/report/:id',
  '/shared/:token',
  '/blog/first',
  '/careers/actor',
];
const KNOWN_PATHS_MAP = [
  ...LISTED_PAGES.map((path) => `~*${toPathPattern(path)} ${path.replace(/:\w+/, '$page_parameter')};`),
  `~*${toPathPattern('/blog/:slug')} /blog/first;`,
];

const PAGE_SCRIPT_HASH = "'sha256-VGhlIHNjcmlwdCBpbiBldmVyeSBwcmVyZW5kZXJlZCA='";
/**
 * The Content-Security-Policy of the site's pages, with the hash of the script in prerendered pages and Stripe's hosts.
 */
const CONTENT_POLICY =
  "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; " +
  `script-src 'self' ${PAGE_SCRIPT_HASH} https://js.stripe.com https://*.js.stripe.com; ` +
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
  "connect-src 'self' https://api.stripe.com; " +
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com';

let folder: string;
let api: TestApi;
/** The API that the gateway forwards to. It uses the same database as `api` but serves no site itself. */
let backendApp: NestFastifyApplication;
let isApiClosed = false;
let gateway: ChildProcess | undefined;
let gatewayUrl: string;

async function writeSiteFile(name: string, text: string | Buffer): Promise<void> {
  const file = path.join(folder, 'site', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Replaces the shell's page, and waits until the API, which checks its files from time to time, has noticed it. */
async function writeShell(text: string): Promise<void> {
  await writeSiteFile('index.html', text);
  await writeSiteFile('index.html.br', brotliCompressSync(text));
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding };
    await pollUntil(async () => (await fetch(`${api.url}/dashboard`, { headers })).text(), text);
  }
}

/** Starts nginx with the production configuration, on a free port and with the site in a temporary folder. */
async function startGateway(): Promise<void> {
  const port = await freePort();
  const server = (await readFile(path.join(DOCKER_FOLDER, 'nginx.conf'), 'utf8'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/usr/share/nginx/html', path.join(folder, 'site'))
    .replace('/var/log/nginx', folder)
    .replace('http://api:3000', await backendApp.getUrl());
  gatewayUrl = `http://127.0.0.1:${port}`;
  gateway = await startNginx(folder, server, `${gatewayUrl}/about`);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-gateway-'));
  // The worker processes of nginx run as another user, who must be able to read the folder.
  await chmod(folder, 0o755);
  await writeSiteFile('index.html', 'the shell');
  await writeSiteFile('index.html.br', brotliCompressSync('the shell'));
  await writeSiteFile('pages/index.html', 'the landing page');
  await writeSiteFile('pages/about/index.html', 'about, prerendered');
  await writeSiteFile('pages/report/any/index.html', 'the start of a report');
  await writeSiteFile('pages/blog/first/index.html', 'the first article');
  await writeSiteFile('main.0a1b2c3d.js', 'hashed');
  for (const name of ['packed.0a1b2c3d.js', 'pages/packed/index.html', 'remotes.json']) {
    await writeSiteFile(name, 'as it is');
    await writeSiteFile(`${name}.br`, brotliCompressSync('as it is'));
    await writeSiteFile(`${name}.gz`, gzipSync('as it is'));
  }
  await writeSiteFile('known-paths.map', `# Written by publishing.\n${KNOWN_PATHS_MAP.join('\n')}\n`);
  await writeSiteFile('page-starter.map', `# Written by publishing.\ndefault "${PAGE_SCRIPT_HASH}";\n`);
  api = await startTestApi({ siteDir: path.join(folder, 'site') });
  const { config } = api;
  backendApp = await createApi({ ...config, siteDir: null }, pino({ level: 'silent' }));
  await backendApp.listen(0, '127.0.0.1');
  if (hasNginx) await startGateway();
});

afterAll(async () => {
  if (gateway) {
    gateway.kill('SIGQUIT');
    await once(gateway, 'exit');
  }
  if (!isApiClosed) await backendApp.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

interface ComparedReply {
  status: number;
  text: string;
  headers: Record<string, string | null>;
}

const COMPARED_HEADERS = [
  'location',
  'cache-control',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'x-robots-tag',
  'content-encoding',
];

async function requestPath(origin: string, address: string, cookie: string): Promise<ComparedReply> {
  return readComparedReply(await fetch(origin + address, { redirect: 'manual', headers: { cookie } }));
}

async function readComparedReply(answer: Response): Promise<ComparedReply> {
  const { status, headers } = answer;
  return {
    status,
    text: status === 301 ? '' : await answer.text(),
    headers: Object.fromEntries(COMPARED_HEADERS.map((name) => [name, headers.get(name)])),
  };
}

/** Requests an address from the API and, if nginx is installed, checks that the gateway returns the same reply. */
async function fetchFromBoth(address: string, cookie = ''): Promise<ComparedReply> {
  const apiAnswer = await requestPath(api.url, address, cookie);
  if (hasNginx) expect(await requestPath(gatewayUrl, address, cookie)).toEqual(apiAnswer);
  return apiAnswer;
}

function getExpectedCaching(address: string): string {
  if (address.startsWith('/main.')) return 'public, max-age=31536000, immutable';
  return /^\/shared(\/|$)/i.test(address) ? PRIVATE_CACHE_CONTROL : 'no-cache';
}

describe('the gateway and an API that serves the site itself', () => {
  it.each([
    ['/', 200, 'the landing page'],
    ['/about', 200, 'about, prerendered'],
    ['/dashboard', 200, 'the shell'],
    [`/report/${REPORT_ID}?from=mail`, 200, 'the start of a report'],
    ['/report/sample', 200, 'the shell'],
    ['/shared/a-token', 404, 'the shell'],
    ['/shared/a%20token', 404, 'the shell'],
    ['/shared/a/b', 404, 'the shell'],
    ['/Shared/', 404, 'the shell'],
    ['/blog/first', 200, 'the first article'],
    ['/nowhere', 404, 'the shell'],
    ['/nowhere.html', 404, 'the shell'],
    ['/aboutt', 404, 'the shell'],
    ['/about%20', 404, 'the shell'],
    ['/shared', 404, 'the shell'],
    ['/about;v=1', 404, 'the shell'],
    ['/%D0%B0bout', 404, 'the shell'],
    ['/report', 404, 'the shell'],
    ['/report/0b0b1c7e', 404, 'the shell'],
    ['/report/samples', 404, 'the shell'],
    ['/report/a/b', 404, 'the shell'],
    ['/careers/unknown', 404, 'the shell'],
    ['/pages', 404, 'the shell'],
    ['/pages/about', 404, 'the shell'],
    ['/pages/about/index.html', 404, 'the shell'],
    ['/moved', 404, 'the shell'],
    ['/shared-report.html', 404, 'the shell'],
    ['/remotes', 404, 'the shell'],
    ['/main.0a1b2c3d.js', 200, 'hashed'],
  ])('return the same reply for %s, with status %i', async (address, status, text) => {
    expect(await fetchFromBoth(address)).toMatchObject({
      status,
      text,
      headers: {
        'content-security-policy': CONTENT_POLICY,
        'cache-control': getExpectedCaching(address),
        location: null,
      },
    });
  });

  it.each([
    ['/About', '/about'],
    ['/ABOUT?a=%20b&c=D', '/about?a=%20b&c=D'],
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['///About///', '/about'],
    ['/about/index.html', '/about'],
    ['/About/INDEX.html?x', '/about?x'],
    ['/%61bout', '/about'],
    ['/about%2F', '/about'],
    ['//', '/'],
    ['/?', null],
    ['/index.html', '/'],
    ['/Index.html?lang=en', '/?lang=en'],
    ['/Dashboard/', '/dashboard'],
    ['/DASHBOARD', '/dashboard'],
    ['/Careers/Actor', '/careers/actor'],
    ['/careers//actor/', '/careers/actor'],
    ['/blog/unknown?from=mail', '/blog/first?from=mail'],
    ['/Blog/First/index.html', '/blog/first'],
    [`/Report/${REPORT_ID}/`, `/report/${REPORT_ID}`],
    ['/Shared/AbC_d-9/', '/shared/AbC_d-9'],
    ['/shared/%41bC', '/shared/AbC'],
  ])('redirect the spelling %s to %s', async (address, target) => {
    expect(await fetchFromBoth(address)).toMatchObject({
      status: target === null ? 200 : 301,
      headers: {
        location: target,
        'content-security-policy': CONTENT_POLICY,
        'cache-control': getExpectedCaching(address),
      },
    });
  });

  it('redirect to no other host, and let no line break into a header', async () => {
    for (const origin of hasNginx ? [api.url, gatewayUrl] : [api.url]) {
      for (const address of [
        '//evil.example',
        '//evil.example/about',
        '/blog/a%0d%0ax-header:%20y',
        '/%5cevil.example',
      ]) {
        const { status, headers } = await requestPath(origin, address, '');
        expect([address, status, headers['location']]).toEqual([address, 404, null]);
      }
    }
  });

  it.each([
    'bearings_signed_in=1',
    '__Host-bearings_signed_in=1',
    '__Host-bearings_session=x; __Host-bearings_signed_in=1',
    '__Host-bearings_signed_in=1; theme=dark',
  ])(
    'send the shell instead of the landing page to a browser with the cookie %s, which means signed in',
    async (cookie) => {
      expect(await fetchFromBoth('/', cookie)).toMatchObject({ status: 200, text: 'the shell' });
      expect((await fetchFromBoth('/about', cookie)).text).toBe('about, prerendered');
      expect((await fetchFromBoth(`/report/${REPORT_ID}`, cookie)).text).toBe('the start of a report');
    },
  );

  it.each(['not_bearings_signed_in=1', '__Host-bearings_signed_in=', '__Host-bearings_signed_inx=1'])(
    'send the landing page to a browser with only the cookie %s',
    async (cookie) => {
      expect((await fetchFromBoth('/', cookie)).text).toBe('the landing page');
    },
  );
});

it('the gateway waits for every file that the API makes, and asks another API only for quick reads', async () => {
  const config = await readFile(path.join(DOCKER_FOLDER, 'nginx.conf'), 'utf8');
  const madeFile = new RegExp(/"~\*(\^\(GET\|HEAD\) [^"]+)"/.exec(config)?.[1] ?? 'none', 'i');
  const isMade = ({ method, responses }: ApiRoute) =>
    method === 'GET' && Object.keys(responses['200']?.content ?? {}).some((type) => type !== 'application/json');
  const names = API_ROUTES.filter(isMade).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !madeFile.test(name))).toEqual([]);
  expect(madeFile.test('GET /api/reports/status/1')).toBe(false);
});

(hasNginx ? describe : describe.skip)('the gateway', () => {
  it.each([
    [200, 'open'],
    [404, 'ended'],
    [429, 'opened too often'],
    [503, 'unknown because the lookup failed'],
  ])('returns status %i without a redirect for the page of a shared link that is %s', async (status) => {
    const lookup = jest.spyOn(ShareService.prototype, 'pageStatus').mockResolvedValue(status);
    expect(await fetchFromBoth(`/shared/${'A'.repeat(43)}`)).toMatchObject({
      status,
      text: 'the shell',
      headers: {
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      },
    });
    expect(lookup).toHaveBeenCalledTimes(2);
    lookup.mockRestore();
    expect((await requestPath(gatewayUrl, '/dashboard', '')).headers['x-robots-tag']).toBeNull();
  });

  describe('asked for another host', () => {
    const HOSTS = ['evil.example', 'evil"><script>x', 'localhost:81'];
    const FORWARDED = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      forwarded: 'host=evil.example',
    };
    const SHARED_PATH = `/shared/${'A'.repeat(43)}`;

    /** Returns status, headers and body as one text. */
    async function requestFrom(origin: string, address: string, host: string): Promise<string> {
      const request = get(origin + address, { headers: { ...FORWARDED, host } });
      const response: IncomingMessage = await new Promise((resolve, reject) => {
        request.once('response', resolve).once('error', reject);
      });
      return `${response.statusCode} ${JSON.stringify(response.headers)} ${await readText(response)}`;
    }

    beforeAll(() => writeShell('<head></head>the shell'));
    afterAll(() => writeShell('the shell'));

    it.each(HOSTS)('such as %s, names the published address in the page of a shared report', async (host) => {
      const lookup = jest.spyOn(ShareService.prototype, 'pageStatus').mockResolvedValue(200);
      const picture = `content="${api.config.http.publicUrl}/api${SHARED_PATH}/picture"`;
      for (const origin of [api.url, gatewayUrl]) {
        const reply = await requestFrom(origin, SHARED_PATH, host);
        // nginx refuses a host that is no name.
        if (reply.startsWith('400')) expect(host).toContain('"');
        else expect(reply).toContain(picture);
        expect(reply).not.toMatch(/evil|gopher|:81/);
      }
      lookup.mockRestore();
    });

    it.each(['/About', '/about', '/nowhere', '/api/login?returnTo=/assessment', '/api/nowhere', '/api/config'])(
      'sends nothing of it in the reply to %s',
      async (address) => {
        for (const origin of [api.url, gatewayUrl]) {
          expect(await requestFrom(origin, address, 'evil.example')).not.toMatch(/evil|gopher/);
        }
      },
    );
  });

  it('keeps valid and invalid shared links, and the text of searches, out of the access log', async () => {
    const lookup = jest.spyOn(ShareService.prototype, 'pageStatus');
    for (const status of [200, 404, 429, 503]) {
      lookup.mockResolvedValue(status);
      await requestPath(gatewayUrl, `/shared/secret-${status}`, '');
    }
    lookup.mockRestore();
    await requestPath(gatewayUrl, '/shared/a/secret-path', '');
    await requestPath(gatewayUrl, '/api/shared/secret-call', '');
    await fetch(`${gatewayUrl}/api/shared/secret-comment/comments`, {
      method: 'POST',
      body: 'x'.repeat(70_000),
    });
    await requestPath(gatewayUrl, '/api/occupations?query=secret-job', '');
    await requestPath(gatewayUrl, '/about/last', '');
    const readLog = () => readFile(path.join(folder, 'access.log'), 'utf8');
    const log = await pollUntil(readLog, (text) => text.includes('/about/last'));
    expect(log).toContain('GET /api/occupations HTTP/1.1');
    expect(log).not.toContain('secret');
  });

  it('refuses a body that is too large with the same error as the API', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(70_000) });
    const headers = { 'content-type': 'application/json' };
    const answers = [api.url, gatewayUrl].map(async (origin) => {
      const answer = await fetch(`${origin}/api/contact`, { method: 'POST', headers, body });
      return { status: answer.status, body: await answer.json() };
    });
    const [fromApi, fromGateway] = await Promise.all(answers);
    expect(fromApi).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(fromGateway).toEqual(fromApi);
  });

  it.each([
    ['/packed.0a1b2c3d.js', /javascript/, 'public, max-age=31536000, immutable'],
    ['/packed', /^text\/html/, 'no-cache'],
    ['/remotes.json', /^application\/json/, 'no-cache'],
  ])('serves %s with the compression that the browser accepts', async (address, type, caching) => {
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5', 'br'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const answer = await fetch(gatewayUrl + address, { headers });
      expect([accepted, answer.headers.get('content-encoding')]).toEqual([accepted, encoding]);
      expect(answer.headers.get('content-type')).toMatch(type);
      expect(answer.headers.get('cache-control')).toBe(caching);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('content-security-policy')).toBe(CONTENT_POLICY);
      expect(await answer.text()).toBe('as it is');
    }
  });

  it.each(['/%', '/%E0%A4%A', '/report/%', '/blog/%zz'])(
    'shows a browser the shell, as the API does, at an address that cannot be decoded: %s',
    async (address) => {
      const headers = { accept: 'text/html' };
      const apiAnswer = await readComparedReply(await fetch(api.url + address, { headers }));
      expect(apiAnswer).toMatchObject({
        status: 400,
        text: 'the shell',
        headers: { 'content-security-policy': CONTENT_POLICY, 'cache-control': 'no-cache' },
      });
      expect(await readComparedReply(await fetch(gatewayUrl + address, { headers }))).toEqual(apiAnswer);
    },
  );

  it.each(['/api/%', '/api/auth/user/%E0%A4%A', '/api/%zz?a=b'])(
    'returns the same JSON error as the API for an address under /api that cannot be decoded: %s',
    async (address) => {
      const answers = [api.url, gatewayUrl].map(async (origin) => {
        const answer = await fetch(origin + address);
        return [answer.status, answer.headers.get('cache-control'), await answer.json()];
      });
      const [fromApi, fromGateway] = await Promise.all(answers);
      expect(fromApi).toMatchObject([400, PRIVATE_CACHE_CONTROL, { code: 'bad_request' }]);
      expect(fromGateway).toEqual(fromApi);
    },
  );

  it.each([
    ['address', 414, `/about?${'a'.repeat(12_000)}`, ''],
    ['cookie', 431, '/about', 'a'.repeat(12_000)],
  ])('refuses an overlong %s, and sends a browser the app shell', async (_, status, address, cookie) => {
    const answer = await requestPath(gatewayUrl, address, cookie);
    expect([answer.status, answer.text]).toEqual([status, 'the shell']);
    expect(answer.headers['content-security-policy']).toBe(CONTENT_POLICY);
  });

  it('returns 404 for a missing script instead of sending the app shell, as the API does', async () => {
    for (const origin of [api.url, gatewayUrl]) {
      const { status, text } = await requestPath(origin, '/main.ffffffff.js', '');
      expect(status).toBe(404);
      expect(text).not.toContain('the shell');
    }
  });
});

(hasNginx ? it : it.skip)(
  'the gateway answers calls under /api with the JSON error for 503 while no API runs',
  async () => {
    await backendApp.close();
    isApiClosed = true;
    const answer = await fetch(`${gatewayUrl}/api/config`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(answer.headers.get('cache-control')).toBe(PRIVATE_CACHE_CONTROL);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual(toErrorBody(new UnavailableError()));
    expect((await fetch(`${gatewayUrl}/about`)).status).toBe(200);
    const sharedPage = await fetch(`${gatewayUrl}/shared/${'A'.repeat(43)}`);
    expect([sharedPage.status, await sharedPage.text()]).toEqual([503, 'the shell']);
  },
);
