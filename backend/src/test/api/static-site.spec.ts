import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Browser } from '../support/browser.js';
import { startTestApi, type TestApi } from '../support/test-api.js';
import { pollUntil } from '../support/until.js';

let api: TestApi;
let folder: string;
let browser: Browser;

async function writeSiteFile(name: string, text: string): Promise<void> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bearings-site-'));
  await writeSiteFile('index.html', 'the shell');
  await writeSiteFile('pages/about/index.html', 'about, prerendered');
  await writeSiteFile('pages/index.html', 'the landing page');
  await writeSiteFile('pages/report/any/index.html', 'the start of a report');
  await writeSiteFile(
    'known-paths.map',
    '# Written by publishing.\n~*^/about$ /about;\n~*^/dashboard$ /dashboard;\n' +
      '~*^/report/(?<page_parameter>[^/]+)$ /report/$page_parameter;\n',
  );
  await writeSiteFile('main.0a1b2c3d.js', 'hashed');
  await writeSiteFile('.secret', 'hidden');
  api = await startTestApi({ siteDir: folder });
  browser = new Browser(api.url);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes the compressed form of a script. Returns the reply to a client that accepts it, once the API serves it. */
async function publishCompressed(): Promise<Response> {
  await writeSiteFile('main.0a1b2c3d.js.br', 'packed');
  return pollUntil(
    () => fetch(`${api.url}/main.0a1b2c3d.js`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } }),
    ({ headers }) => headers.get('content-encoding') === 'br',
  );
}

describe('the site that the API serves', () => {
  it('serves a page as soon as its path is published', async () => {
    const list = await readFile(path.join(folder, 'known-paths.map'), 'utf8');
    expect((await browser.get('/new-page')).status).toBe(404);
    await writeSiteFile('known-paths.map', `${list}~*^/new-page$ /new-page;\n`);
    await pollUntil(async () => (await browser.get('/new-page')).status, 200);
  });

  it('returns 304 to a browser that has the current file, and returns the new file once the file has changed', async () => {
    const first = await fetch(`${api.url}/about`);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]+"$/);
    const headers = { 'if-none-match': `"other", W/${etag}` };
    const secondReply = await fetch(`${api.url}/about`, { headers });
    expect([secondReply.status, await secondReply.text(), secondReply.headers.get('etag')]).toEqual([304, '', etag]);
    await writeSiteFile('pages/about/index.html', 'about, as it is now');
    const fetchAgain = async () => {
      const reply = await fetch(`${api.url}/about`, { headers });
      return [reply.status, await reply.text()];
    };
    await pollUntil(fetchAgain, [200, 'about, as it is now']);
    await writeSiteFile('pages/about/index.html', 'about, prerendered');
    await pollUntil(async () => (await fetch(`${api.url}/about`)).text(), 'about, prerendered');
  });

  it('never returns 304 for an unknown path', async () => {
    const etag = (await browser.get('/nowhere')).headers.get('etag') ?? '';
    const secondReply = await fetch(`${api.url}/nowhere`, { headers: { 'if-none-match': etag } });
    expect(secondReply.status).toBe(404);
  });

  it('sends the compressed file to clients that accept it, with its type and length', async () => {
    const { headers } = await publishCompressed();
    expect(headers.get('content-type')).toMatch('javascript');
    expect(headers.get('vary')).toBe('accept-encoding');
    expect(headers.get('content-length')).toBe('6');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['gzip, br;q=0', 'identity', 'broken', ''])(
    'sends the uncompressed file to a browser that accepts "%s"',
    async (accepted) => {
      await publishCompressed();
      const answer = await fetch(`${api.url}/main.0a1b2c3d.js`, {
        headers: { 'accept-encoding': accepted },
      });
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(await answer.text()).toBe('hashed');
    },
  );

  it.each(['/remotes/gone/x.js', '/.secret', '/..%2f..%2fetc/passwd.txt', '/api/none'])(
    'does not serve a file for %s',
    async (address) => {
      const { status, text } = await browser.get(address);
      expect([403, 404]).toContain(status);
      expect(text).not.toMatch(/hidden|root:/);
    },
  );

  describe('when an address cannot be decoded', () => {
    const MALFORMED_PATHS = ['/%', '/%E0%A4%A', '/%ff%fe', '/report/%ff', '/blog/%C0%AE'];
    const HTML_ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const fetchAddress = (address: string, accept: string, method = 'GET') =>
      fetch(api.url + address, { method, headers: { accept } });

    it.each(MALFORMED_PATHS)('shows browsers the shell’s error page for %s', async (address) => {
      const answer = await fetchAddress(address, HTML_ACCEPT);
      expect([answer.status, await answer.text()]).toEqual([400, 'the shell']);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('x-frame-options')).toBe('DENY');
      expect((await fetchAddress(address, HTML_ACCEPT, 'HEAD')).status).toBe(400);
    });

    it.each(MALFORMED_PATHS)('returns a JSON error to other callers for %s', async (address) => {
      const answers = [
        await fetchAddress(address, '*/*'),
        await fetchAddress(address, 'application/json'),
        await fetchAddress(address, HTML_ACCEPT, 'POST'),
        await fetchAddress(`/api${address}`, HTML_ACCEPT),
      ];
      for (const answer of answers) {
        expect([answer.status, await answer.json()]).toEqual([
          400,
          expect.objectContaining({ statusCode: 400, code: 'bad_request' }),
        ]);
      }
    });
  });

  it('gives a browser the same pages and error pages at a very long address as at a short one', async () => {
    const address = `/report/${'a'.repeat(9_000)}`;
    const answer = await fetch(api.url + address, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([200, 'the start of a report']);
    const malformed = `/nowhere/${'%ff'.repeat(2_000)}`;
    const acceptHtml = { headers: { accept: 'text/html' } };
    expect((await fetch(api.url + malformed, acceptHtml)).status).toBe(400);
    const unknownPath = `/nowhere/${'a'.repeat(9_000)}`;
    expect((await fetch(api.url + unknownPath, { headers: { accept: 'text/html' } })).status).toBe(404);
  });
});
